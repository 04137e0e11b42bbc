/** How bytes reach one insurer: already bound to its address, its pool and its body cap. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  /** Relative to the insurer's room, with a leading slash. */
  path: string;
  contentType?: string;
  /** Text, or its bytes where several are sent the same. */
  body?: string | Buffer;
  signal: AbortSignal;
}
export interface TransportReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}
/** Throws `InsurerFault` (unreachable, tooLarge) or the signal's reason. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;
