import { ComplexMap, IInterpolatingParent, Token } from 'cdktf';

/** A map of lists of strings that is read. cdktf has a class for it too, whose references lack the quotes around their keys. */
export class StringListMap extends ComplexMap {
  /**
   * @param parent what it is an attribute of
   * @param attribute Terraform's name of the attribute
   */
  constructor(private readonly parent: IInterpolatingParent, private readonly attribute: string) {
    super(parent, attribute);
  }

  /**
   * The list under a key.
   *
   * @param key the key, which must be there
   */
  public get(key: string): string[] {
    return Token.asList(this.parent.interpolationForAttribute(`${this.attribute}[${JSON.stringify(key)}]`));
  }
}
