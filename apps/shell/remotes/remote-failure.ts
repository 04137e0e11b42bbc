/** A remote that could not be had: its own routes show this, nothing else does. */
export class RemoteFailure extends Error {
  readonly remote: string;

  constructor(remote: string, reason: string, options?: ErrorOptions) {
    super(`remote ${remote}: ${reason}`, options);
    this.name = 'RemoteFailure';
    this.remote = remote;
  }
}
