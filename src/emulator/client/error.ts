/** The emulator refuses a control request, cannot be reached, or does not meet an expectation. The message says which. */
export class EmulatorError extends Error {
  readonly name = 'EmulatorError';

  constructor(
    message: string,
    /** The HTTP status of the refusal: 422 if an expectation is not met. Absent if the emulator cannot be reached. */
    readonly status?: number,
  ) {
    super(message);
  }
}
