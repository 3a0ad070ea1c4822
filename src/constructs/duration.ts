/** A duration. */
export class Duration {
  /**
   * A duration in seconds.
   *
   * @param amount a whole number
   */
  public static seconds(amount: number): Duration {
    return new Duration(`${amount}s`);
  }

  /**
   * A duration in minutes.
   *
   * @param amount a whole number
   */
  public static minutes(amount: number): Duration {
    return new Duration(`${amount}m`);
  }

  /**
   * A duration in hours.
   *
   * @param amount a whole number
   */
  public static hours(amount: number): Duration {
    return new Duration(`${amount}h`);
  }

  /**
   * A duration in days of 24 hours.
   *
   * @param amount a whole number
   */
  public static days(amount: number): Duration {
    return new Duration(`${amount}d`);
  }

  /**
   * A duration in Terraform's notation, or a token for one.
   *
   * @param text whole seconds, such as `86400`, or units of days, hours, minutes and seconds, such as `1h30m`
   */
  public static of(text: string): Duration {
    return new Duration(text);
  }

  private constructor(private readonly text: string) {}

  /**
   * The duration in Terraform's notation.
   *
   * @internal
   */
  public _text(): string {
    return this.text;
  }
}
