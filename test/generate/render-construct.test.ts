import { renderConstruct } from '../../generate/code/render-construct';
import type { Attributes } from '../../src/definition/attribute';
import { decideConstruct } from '../../src/definition/construct';

function render(attributes: Attributes): string {
  const plan = decideConstruct('resource', {
    type: 'lintel_thing',
    service: 'platform',
    construct: 'Thing',
    doc: 'A thing.',
    attributes,
  });
  return renderConstruct(plan, {
    definition: {
      file: '../../handlers/platform/thing/definition',
      name: 'thing',
    },
    extended: false,
  });
}

/** One declaration of the rendered file, with its comment. */
function declaration(text: string, beginning: string): string {
  const start = text.indexOf(beginning);
  if (start < 0) throw new Error(`there is no ${beginning} in\n${text}`);
  return text.slice(text.lastIndexOf('/**', start), text.indexOf('\n}\n', start) + 3);
}

test('a property documents its meaning, its rules, the effect of a change, and its default', () => {
  const text = render({
    name: {
      type: 'string',
      use: 'optional',
      replace: true,
      absent: 'the service chooses one',
      doc: 'The name.',
      rules: [{ rule: 'length', max: 9, unit: 'characters' }],
    },
    enabled: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether it works.',
    },
  });
  expect(declaration(text, 'export interface ThingProps')).toMatchInlineSnapshot(`
    "/** The properties of \`Thing\`. */
    export interface ThingProps extends TerraformMetaArguments {
      /**
       * The name. Must have at most 9 characters. Changing it forces replacement.
       *
       * @default - the service chooses one
       */
      readonly name?: string;
      /**
       * Whether it works.
       *
       * @default true
       */
      readonly enabled?: boolean | IResolvable;
    }
    "
  `);
});

test('a choice is a class whose factories read naturally', () => {
  const text = render({
    rotation: {
      use: 'required',
      construct: 'Rotation',
      doc: 'When it turns.',
      choice: {
        every: {
          period: {
            type: 'duration',
            use: 'required',
            doc: 'How often it turns.',
          },
        },
        onSchedule: {
          schedule: {
            type: 'string',
            use: 'required',
            doc: 'When, as a cron expression.',
          },
          window: {
            type: 'duration',
            use: 'optional',
            absent: 'the server decides',
            doc: 'How late it may be.',
          },
        },
      },
    },
  });
  expect(declaration(text, 'export class Rotation ')).toMatchInlineSnapshot(`
    "/** When it turns. */
    export class Rotation {
      /**
       * When it turns. Option: \`every\`.
       *
       * @param period How often it turns.
       */
      public static every(period: Duration): Rotation {
        return new Rotation({ period });
      }

      /**
       * When it turns. Option: \`onSchedule\`.
       *
       * @param schedule When, as a cron expression.
       * @param options the other settings
       */
      public static onSchedule(schedule: string, options: RotationOnScheduleOptions = {}): Rotation {
        return new Rotation({ schedule, ...options });
      }

      private constructor(private readonly attributes: object) {}

      /**
       * The attributes that this choice sets.
       *
       * @internal
       */
      public _attributes(): object {
        return this.attributes;
      }
    }
    "
  `);
});

test('a write-only secret documents how to pass it', () => {
  const text = render({
    keyWo: {
      type: 'string',
      use: 'optional',
      absent: 'there is none',
      doc: 'The key.',
      sensitive: true,
      writeOnly: { version: 'keyWoVersion' },
    },
  });
  expect(declaration(text, 'export interface ThingProps')).toMatchInlineSnapshot(`
    "/** The properties of \`Thing\`. */
    export interface ThingProps extends TerraformMetaArguments {
      /**
       * The key. Never shown in plans or logs.
       *
       * Pass the value of an \`EphemeralVariable\` or of an ephemeral resource: a literal is rejected, because it would be stored in
       * cdk.tf.json and in the plan file.
       *
       * @default - there is none
       */
      readonly keyWo?: string;
    }
    "
  `);
});

test('a deprecated attribute is marked as deprecated for editors', () => {
  const text = render({
    size: {
      type: 'int',
      use: 'computed',
      deprecated: 'use `length`',
      doc: 'The size in bytes.',
    },
  });
  expect(declaration(text, 'export class Thing ')).toContain(
    '* @deprecated use `length`\n   */\n  public get size(): number {',
  );
});

test('only what is used is imported', () => {
  expect(render({ id: { type: 'string', use: 'computed', doc: 'Its id.' } }).split('\n')[0]).toBe(
    "import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';",
  );
});

test('attributes of which exactly one is configured can be one property, of a class with a factory for each', () => {
  const attributes = {
    name: { type: 'string', use: 'required', doc: 'The name.' },
    text: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the text of `file`',
      doc: 'The text.',
    },
    file: {
      type: 'string',
      use: 'optional',
      absent: '`text` is configured',
      doc: 'The file.',
    },
  } as const;
  const plan = decideConstruct('resource', {
    type: 'lintel_thing',
    service: 'platform',
    construct: 'Thing',
    doc: 'A thing.',
    attributes,
    rules: [
      {
        rule: 'exactlyOneOf',
        attributes: ['text', 'file'],
        construct: {
          name: 'ThingSource',
          property: 'text',
          doc: 'Where the text stands.',
          factories: { inline: 'text', file: 'file' },
        },
      },
    ],
  });
  expect(plan.getters.map(({ name }) => name)).toEqual(['name', 'text', 'file']);
  const text = renderConstruct(plan, {
    definition: {
      file: '../../handlers/platform/thing/definition',
      name: 'thing',
    },
    extended: false,
  });
  expect(declaration(text, 'export interface ThingProps')).toMatchInlineSnapshot(`
    "/** The properties of \`Thing\`. */
    export interface ThingProps extends TerraformMetaArguments {
      /** The name. */
      readonly name: string;
      /** Where the text stands. */
      readonly text: ThingSource;
    }
    "
  `);
  expect(declaration(text, 'export class ThingSource')).toMatchInlineSnapshot(`
    "/** Where the text stands. */
    export class ThingSource {
      /**
       * Where the text stands. Option: \`inline\`.
       *
       * @param text The text.
       */
      public static inline(text: string): ThingSource {
        return new ThingSource({ text });
      }

      /**
       * Where the text stands. Option: \`file\`.
       *
       * @param file The file.
       */
      public static file(file: string): ThingSource {
        return new ThingSource({ file });
      }

      private constructor(private readonly attributes: object) {}

      /**
       * The attributes that this choice sets.
       *
       * @internal
       */
      public _attributes(): object {
        return this.attributes;
      }
    }
    "
  `);
});
