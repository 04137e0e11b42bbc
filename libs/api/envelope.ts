/** Response bodies of commands and of protocol failures. */
export interface Success<T> {
  isSuccess: true;
  result: T;
  message: string | null;
  messageCode: string | null;
}

/** A business refusal (HTTP 200) or, with `fields`, invalid input (HTTP 4xx). */
export interface Failure {
  isSuccess: false;
  result: null;
  message: string;
  messageCode: string;
  /** Message per field of the body, for a 4xx about input. */
  fields?: Record<string, string>;
}

export type Envelope<T> = Success<T> | Failure;

export const success = <T>(result: T, message: string | null = null): Success<T> => ({
  isSuccess: true,
  result,
  message,
  messageCode: null,
});
export const failure = (messageCode: string, message: string, fields?: Record<string, string>): Failure => ({
  isSuccess: false,
  result: null,
  message,
  messageCode,
  ...(fields && { fields }),
});
