/** The words that pass between our payment page and the bank's card frame. A message of another origin or shape is none. */

export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'invalid'; message: string }
  | { type: 'token'; token: string; masked?: string; programme?: string };

type Raw = {
  source?: unknown;
  type?: unknown;
  height?: unknown;
  message?: unknown;
  token?: unknown;
  masked?: unknown;
  programme?: unknown;
} | null;

const heights = { least: 120, most: 1_200 };
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const readers: Record<FrameMessage['type'], (raw: NonNullable<Raw>) => FrameMessage | null> = {
  ready: () => ({ type: 'ready' }),
  height: ({ height }) =>
    typeof height === 'number' && height > 0
      ? { type: 'height', height: Math.min(heights.most, Math.max(heights.least, Math.ceil(height))) }
      : null,
  invalid: ({ message }) => (text(message) ? { type: 'invalid', message: text(message)! } : null),
  token: ({ token, masked, programme }) =>
    text(token) ? { type: 'token', token: text(token)!, masked: text(masked), programme: text(programme) } : null,
};

/** What the frame said; null unless it came from exactly the bank's origin in the agreed shape. */
export function readFrameMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  bankOrigin: string,
): FrameMessage | null {
  const raw = (typeof data === 'object' ? data : null) as Raw;
  if (
    origin !== bankOrigin ||
    raw?.source !== 'emsal-card-frame' ||
    typeof raw.type !== 'string' ||
    !Object.hasOwn(readers, raw.type)
  )
    return null;
  return readers[raw.type as FrameMessage['type']](raw);
}

export const submitMessage = { source: 'emsal-checkout', type: 'submit' } as const;
