import { existsSync } from 'fs';
import * as path from 'path';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import type { ResourceDefinition } from '../../src/definition/resource';
import type { Values } from '../../src/definition/value';
import type { StoredDefinition } from '../../src/handlers/secrets/shared/stored/place';
import { storedObject } from '../../src/handlers/secrets/shared/stored/stored-object';
import type { Resources } from '../code/read-resources';

export const MOVED_PAGE = 'docs/moving-from-other-providers.md';

interface Moving {
  move?(source: { readonly type: string; readonly state: Values }): { readonly state: Partial<Values> };
}

/** Values without which a conversion refuses a state, because the object could not be managed. */
const NEEDED: { readonly [type: string]: Values } = {
  vault_approle_auth_backend_role_secret_id: { metadata: undefined },
  vault_identity_group_member_entity_ids: { exclusive: false, member_entity_ids: ['\u0001member_entity_ids\u0001'] },
  vault_identity_group_member_group_ids: { exclusive: false, member_group_ids: ['\u0001member_group_ids\u0001'] },
  vault_pki_secret_backend_intermediate_set_signed: { imported_issuers: ['an issuer'] },
  vault_pki_secret_backend_root_cert: { format: 'pem' },
  vault_terraform_cloud_secret_role: { team_id: undefined, user_id: undefined },
  tfe_registry_module: { vcs_repo: [], no_code: false },
};

/** Writes the tables of the page, between the lines that name them. */
export function renderMovedPage(page: string, read: Resources, root: string): string {
  return ['tfe', 'vault'].reduce((text, provider) => {
    const marks = [`<!-- table: ${provider} -->\n`, `<!-- end of table: ${provider} -->`] as const;
    const [from, to] = marks.map((mark) => text.indexOf(mark));
    if (from < 0 || to < from) throw new Error(`${MOVED_PAGE} has no place for the table of ${provider}.`);
    return text.slice(0, from + marks[0].length) + renderTable(read, provider, root) + text.slice(to);
  }, page);
}

function renderTable({ resources }: Resources, provider: string, root: string): string {
  const rows = resources.flatMap(({ definition, file }) =>
    (definition.movedFrom ?? [])
      .filter(({ type }) => type.startsWith(`${provider}_`))
      .map((source) => {
        const page = `resources/${definition.type.replace(/^lintel_/, '')}.md`;
        const cells = [
          `\`${source.type}\``,
          `[\`${definition.type}\`](${page})`,
          renames(definition, source.type, path.join(root, 'src', file)),
          secretsOf(definition),
          source.schemaVersions.join(', '),
        ];
        return [source.type, `| ${cells.join(' | ')} |\n`] as const;
      }),
  );
  const sorted = rows.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return `| ${provider} provider | Lintel | attributes with another name | secrets to set again | schema versions |\n|---|---|---|---|---|\n${sorted.join('')}`;
}

function handlersOf(definition: ResourceDefinition, file: string): Required<Moving> {
  if (definition.stored && !existsSync(`${file}.ts`)) {
    return storedObject(definition as StoredDefinition).resource as Required<Moving>;
  }
  // oxlint-disable-next-line typescript/no-require-imports -- where the handlers are depends on the definition
  const exported = Object.values(require(file) as { [name: string]: Moving & { readonly resource?: Moving } });
  const handlers = exported.map((one) => one?.resource ?? one);
  return handlers.find((one): one is Required<Moving> => typeof one?.move === 'function')!;
}

/** Asks the conversion itself: each value of the state that it reads is the name of the attribute. */
function renames(definition: ResourceDefinition, type: string, file: string): string {
  const { move } = handlersOf(definition, path.join(path.dirname(file), 'resource'));
  const needed: Values = NEEDED[type] ?? {};
  const state = new Proxy<Values>(needed, {
    get: (known, name) =>
      name in known
        ? known[name as string]
        : name === 'github_app_installation_id'
          ? undefined
          : `\u0001${String(name)}\u0001`,
    has: () => true,
  });
  const names = Object.entries(move!({ type, state }).state).flatMap(([camel, value]) => {
    const name = snakeCase(camel);
    const sources = [...(JSON.stringify(value) ?? '').matchAll(/\\u0001(\w+?)\\u0001/g)].map(([, source]) => source);
    // The ID and the mount are made of what names the object.
    if (name === 'id' || sources.length === 0 || sources.includes(name)) return [];
    return [`${[...new Set(sources)].map((source) => `\`${source}\``).join(', ')} → \`${name}\``];
  });
  const known = flatAttributes(definition.attributes);
  return names
    .filter((line) => Object.keys(known).some((name) => line.endsWith(`→ \`${snakeCase(name)}\``)))
    .join(', ');
}

/** The platform's secrets are taken over, since both types store them in state the same way. */
function secretsOf({ service, attributes }: ResourceDefinition): string {
  if (service === 'platform') return '';
  return Object.entries(flatAttributes(attributes))
    .filter(([, { writeOnly }]) => writeOnly)
    .map(([name]) => `\`${snakeCase(name)}\``)
    .join(', ');
}
