import { ComplexMap, IInterpolatingParent, Token } from 'cdktf';

/** A computed map of lists of strings. cdktf's own class omits the quotes around keys in references. */
export class StringListMap extends ComplexMap {
  /**
   * @param parent the element that has the attribute
   * @param attribute the attribute's name in Terraform
   */
  constructor(
    private readonly parent: IInterpolatingParent,
    private readonly attribute: string,
  ) {
    super(parent, attribute);
  }

  /**
   * The list under a key.
   *
   * @param key an existing key
   */
  public get(key: string): string[] {
    return Token.asList(this.parent.interpolationForAttribute(`${this.attribute}[${JSON.stringify(key)}]`));
  }
}
