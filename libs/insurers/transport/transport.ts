/** Sends a request to one insurer: bound to its address, its pool and its size limit. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  /** Relative to the insurer's base path, with a leading slash. */
  path: string;
  contentType?: string;
  body?: string;
  signal: AbortSignal;
}
export interface TransportReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}
/** Throws `InsurerFault` (unreachable, tooLarge) or the signal's reason. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;
