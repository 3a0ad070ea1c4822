import { IResolvable, Lazy, Token } from 'cdktf';
import { Construct } from 'constructs';
import { CAPABILITIES } from '../../../definition/kinds/acl-policy/rule';
import { AclPolicyBase, AclPolicyProps, AclPolicyRule } from '../acl-policy';

/** Rules of ACL policies by what they are for. */
export class Rule {
  /**
   * Allows to read a path. Credentials that are read are issued by the read.
   *
   * @param path the path, without `/v1/`; `*` at its end stands for any rest, and `+` for one whole segment
   */
  public static read(path: string): AclPolicyRule {
    return { path, capabilities: ['read'] };
  }

  /**
   * Allows to read a path and to list what is below it.
   *
   * @param path the path, as above
   */
  public static list(path: string): AclPolicyRule {
    return { path, capabilities: ['read', 'list'] };
  }

  /**
   * Allows to create, read, update, delete and list.
   *
   * @param path the path, as above
   */
  public static write(path: string): AclPolicyRule {
    return { path, capabilities: ['create', 'read', 'update', 'delete', 'list'] };
  }

  /**
   * Denies a path, whatever other policies of a token allow.
   *
   * @param path the path, as above
   */
  public static deny(path: string): AclPolicyRule {
    return { path, capabilities: ['deny'] };
  }

  private constructor() {}
}

/**
 * A policy that says which paths of the secrets service a token may use, and how.
 *
 * Terraform's type is `lintel_acl_policy`.
 */
export class AclPolicy extends AclPolicyBase {
  /** Stands for the rules while there are none. */
  private readonly open?: IResolvable;

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties; without `policy` and `rules`, the policy consists of what it is made to `allow`
   */
  constructor(scope: Construct, id: string, props: AclPolicyProps) {
    const open = props.policy === undefined && props.rules === undefined ? withoutRules(scope, id) : undefined;
    super(scope, id, open ? { ...props, rules: open } : props);
    this.open = open;
  }

  /** What `rules` is configured as, with the rules that were added. */
  public get rulesInput(): AclPolicyRule[] | IResolvable | undefined {
    const rules = this._input('rules') as AclPolicyRule[] | IResolvable | undefined;
    return rules === this.open ? undefined : rules;
  }

  /**
   * Adds capabilities on a path. Those that the policy has there remain.
   *
   * @param path the path, without `/v1/`; `*` at its end stands for any rest, and `+` for one whole segment
   * @param capabilities what is allowed, such as `read`
   */
  public allow(path: string, ...capabilities: string[]): void {
    const unknown = capabilities.filter((capability) => !CAPABILITIES.some((known) => known === capability));
    if (unknown.length > 0 || capabilities.length === 0) {
      throw new Error(
        `${this.node.path}: allow("${path}", …) takes capabilities: ${CAPABILITIES.join(', ')}${unknown.length > 0 ? `; not ${unknown.join(', ')}` : ''}`,
      );
    }
    this.add({ path, capabilities });
  }

  /**
   * Adds rules, such as `Rule.deny('sys/*')`.
   *
   * @param rules the rules
   */
  public addRules(...rules: AclPolicyRule[]): void {
    rules.forEach((rule) => this.add(rule));
  }

  /**
   * Configures a property as another value; undefined removes it.
   *
   * @internal
   */
  protected _set(property: string, value: unknown): void {
    // A text takes the place of rules that were still to come.
    if (property === 'policy' && value !== undefined && this.rulesInput === undefined) super._set('rules', undefined);
    super._set(property, value);
  }

  private add(rule: AclPolicyRule): void {
    const rules = this.rulesInput ?? [];
    if (this.policyInput !== undefined || Token.isUnresolved(rules) || !Array.isArray(rules)) {
      throw new Error(
        `${this.node.path}: rules can be added only if \`rules\` is a list, or if neither \`rules\` nor \`policy\` is set. Write the policy as \`rules\`.`,
      );
    }
    this._configure('rules', added(rules as AclPolicyRule[], rule));
  }
}

/** A policy without rules is useless, and the service refuses it. */
function withoutRules(scope: Construct, id: string) {
  return Lazy.anyValue({
    produce() {
      throw new Error(
        `${[scope.node.path, id].filter(Boolean).join('/')}: the policy has no rules. Set \`rules\` or \`policy\`, or call \`allow\`.`,
      );
    },
  });
}

/** Capabilities are added to a rule of the same path that has nothing else. */
function added(rules: readonly AclPolicyRule[], rule: AclPolicyRule): AclPolicyRule[] {
  const index = rules.findIndex((there) => there.path === rule.path && isPlain(there) && isPlain(rule));
  if (index < 0) return [...rules, rule];
  const capabilities = [...new Set([...rules[index]!.capabilities, ...rule.capabilities])];
  const merged = { path: rule.path, capabilities: capabilities.includes('deny') ? ['deny'] : capabilities };
  return rules.map((there, at) => (at === index ? merged : there));
}

function isPlain(rule: AclPolicyRule): boolean {
  const members = Object.entries(rule).filter(([, value]) => value !== undefined);
  return members.length === 2 && Array.isArray(rule.capabilities) && !Token.isUnresolved(rule.capabilities);
}
