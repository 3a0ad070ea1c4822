/** The response of Secrets Manager: its status and its body. */
type Response = [number, object];

/**
 * The versions of secrets, by the rules of the service. The last string has the label `AWSCURRENT`, the one before it `AWSPREVIOUS`. A string
 * that a test appends is a new version.
 */
export class SecretVersions {
  private readonly ids = new WeakMap<string[], string[]>();
  private counter = 0;

  public get(
    id: string,
    texts: string[],
    { VersionStage = 'AWSCURRENT', VersionId }: { readonly VersionStage?: string; readonly VersionId?: string },
  ): Response {
    const ids = this.idsOf(texts);
    const place =
      VersionId !== undefined
        ? ids.indexOf(VersionId)
        : texts.length - ['AWSCURRENT', 'AWSPREVIOUS'].indexOf(VersionStage) - 1;
    const text = texts[place] as string | undefined;
    return text === undefined
      ? refusal('ResourceNotFoundException')
      : [200, { ARN: id, Name: id, SecretString: text, VersionId: ids[place] }];
  }

  /** An existing token is accepted with the same string, and refused with another one. */
  public put(
    id: string,
    texts: string[],
    {
      ClientRequestToken: token = '',
      SecretString: text = '',
    }: { readonly ClientRequestToken?: string; readonly SecretString?: string },
  ): Response {
    if (token.length < 32 || token.length > 64) return refusal('InvalidParameterException');
    const place = this.idsOf(texts).indexOf(token);
    if (place >= 0 && texts[place] !== text) return refusal('ResourceExistsException');
    if (place < 0) {
      texts.push(text);
      this.ids.get(texts)!.push(token);
    }
    return [200, { ARN: id, Name: id, VersionId: token, VersionStages: ['AWSCURRENT'] }];
  }

  /** A label moves only if the request names the version that has it. `AWSPREVIOUS` follows `AWSCURRENT`. */
  public move(
    id: string,
    texts: string[],
    {
      VersionStage,
      MoveToVersionId: to = '',
      RemoveFromVersionId: from,
    }: { readonly VersionStage?: string; readonly MoveToVersionId?: string; readonly RemoveFromVersionId?: string },
  ): Response {
    const ids = this.idsOf(texts);
    const place = ids.indexOf(to);
    if (VersionStage !== 'AWSCURRENT') return refusal('InvalidParameterException');
    if (place < 0) return refusal('ResourceNotFoundException');
    const current = ids.at(-1)!;
    if (from !== undefined && from !== current) return refusal('InvalidParameterException');
    if (to !== current && from === undefined) return refusal('InvalidParameterException');
    texts.push(...texts.splice(place, 1));
    ids.push(...ids.splice(place, 1));
    return [200, { ARN: id, Name: id }];
  }

  private idsOf(texts: string[]): string[] {
    const ids = this.ids.get(texts) ?? [];
    while (ids.length < texts.length) ids.push(`version-${String(++this.counter).padStart(28, '0')}`);
    this.ids.set(texts, ids);
    return ids;
  }
}

function refusal(type: string): Response {
  return [400, { __type: type, message: `the local service returns ${type}` }];
}
