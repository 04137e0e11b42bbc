/** A remote could not be loaded: only its own routes show this. */
export class RemoteFailure extends Error {
  readonly remote: string;

  constructor(remote: string, reason: string, options?: ErrorOptions) {
    super(`remote ${remote}: ${reason}`, options);
    this.name = 'RemoteFailure';
    this.remote = remote;
  }
}
