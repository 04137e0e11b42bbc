/** Which files customers send for a request, as they read it. */
import type { EntryPurpose } from './calls/entry';

interface AskedFileFacts {
  title: string;
  hint: string;
  /** Pictures unless the paper is long. */
  purpose: Extract<EntryPurpose, 'requestFile' | 'requestPdf'>;
}

export const askedFileKinds = {
  registration: { title: 'Ruhsat', hint: 'Plaka ve belge seri numarası okunsun.', purpose: 'requestFile' },
  salePage1: { title: 'Noter satış belgesi, 1. sayfa', hint: 'Noterin mührü görünsün.', purpose: 'requestFile' },
  salePage2: { title: 'Noter satış belgesi, 2. sayfa', hint: 'Alıcının imzası görünsün.', purpose: 'requestFile' },
  identityFront: { title: 'Kimlik, ön yüz', hint: 'Fotoğraf ve numara okunsun.', purpose: 'requestFile' },
  identityBack: { title: 'Kimlik, arka yüz', hint: 'Seri numarası okunsun.', purpose: 'requestFile' },
  proxy: { title: 'Vekâletname', hint: 'Bütün sayfaları tek PDF’te gönderin.', purpose: 'requestPdf' },
} as const satisfies Record<string, AskedFileFacts>;
export type AskedFileKind = keyof typeof askedFileKinds;

const other = { title: 'Ek belge', hint: '', purpose: 'requestFile' } as const satisfies AskedFileFacts;

/** @param kind null for a picture that was added without being asked for */
export const askedFileFacts = (kind: AskedFileKind | null): AskedFileFacts =>
  kind === null ? other : askedFileKinds[kind];
