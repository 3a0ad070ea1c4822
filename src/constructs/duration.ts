/** A length of time. */
export class Duration {
  /**
   * So many seconds.
   *
   * @param amount how many, a whole number
   */
  public static seconds(amount: number): Duration {
    return new Duration(`${amount}s`);
  }

  /**
   * So many minutes.
   *
   * @param amount how many, a whole number
   */
  public static minutes(amount: number): Duration {
    return new Duration(`${amount}m`);
  }

  /**
   * So many hours.
   *
   * @param amount how many, a whole number
   */
  public static hours(amount: number): Duration {
    return new Duration(`${amount}h`);
  }

  /**
   * So many days of 24 hours.
   *
   * @param amount how many, a whole number
   */
  public static days(amount: number): Duration {
    return new Duration(`${amount}d`);
  }

  /**
   * A length of time as Terraform writes it, or one that is known only when Terraform runs.
   *
   * @param text whole seconds, such as `86400`, or units of days, hours, minutes and seconds, such as `1h30m`
   */
  public static of(text: string): Duration {
    return new Duration(text);
  }

  private constructor(private readonly text: string) {}

  /**
   * As Terraform writes it.
   *
   * @internal
   */
  public _text(): string {
    return this.text;
  }
}
