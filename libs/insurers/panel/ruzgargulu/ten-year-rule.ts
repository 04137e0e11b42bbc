import type { Declined } from '../../quote-answer';
import type { QuoteRequest } from '../../quote-request';

const oldestYears = 10;

/** Rüzgârgülü takes no vehicle older than ten years and says so with code 591 (refdata of the sandbox market). */
export function declinesOldVehicles({ vehicle }: QuoteRequest, today: string): Declined | null {
  const age = Number(today.slice(0, 4)) - vehicle.modelYear;
  return age > oldestYears
    ? { kind: 'declined', code: '591', reason: '10 yaşından büyük araçlara teklif verilmiyor.' }
    : null;
}
