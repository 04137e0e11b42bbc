/** A business refusal: an expected outcome, hence a value and not an exception. Answers 200 with `isSuccess: false`. */
export class Refusal {
  readonly code: string;
  readonly message: string;
  /** Set where the refusal belongs to fields of the form. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: string, message: string, fields?: Record<string, string>) {
    this.code = code;
    this.message = message;
    this.fields = fields;
  }
}

/** A row of an outcomes table in `libs/api/outcomes`. */
export interface RefusalRow {
  message: string;
  field?: string;
}

/** `const refuse = refusalsOf(sharedStepOutcomes)`, then `return refuse('otpWrong')`. */
export const refusalsOf =
  <Code extends string>(rows: Record<Code, RefusalRow>) =>
  (code: Code): Refusal => {
    const { message, field } = rows[code];
    return new Refusal(code, message, field === undefined ? undefined : { [field]: message });
  };
