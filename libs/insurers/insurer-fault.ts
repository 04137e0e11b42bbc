/** How an insurer can fail us without refusing: the engine stores the kind, the breaker counts it. */
export type FaultKind = 'rubbish' | 'unreachable' | 'serverError' | 'tooLarge' | 'suspended';

export class InsurerFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string, options?: ErrorOptions) {
    super(`${kind}: ${detail}`, options);
    this.kind = kind;
    this.name = 'InsurerFault';
  }
}
