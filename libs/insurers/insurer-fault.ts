/** A failure of an insurer, as opposed to a declined quote: stored by the engine and counted by the circuit breaker. */
export type FaultKind = 'malformed' | 'unreachable' | 'serverError' | 'tooLarge' | 'suspended';

export class InsurerFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string, options?: ErrorOptions) {
    super(`${kind}: ${detail}`, options);
    this.kind = kind;
    this.name = 'InsurerFault';
  }
}
