interface ThreadWords {
  kind: 'ended' | 'running' | 'due';
  from: string | null;
  until: string;
  firmName: string;
}

const stateNames = { ended: 'bitti', running: 'sürüyor', due: 'bitmek üzere' } as const;

export const historyTexts = {
  title: 'Yıllara göre güvence',
  legend: 'Dikey çizgi bugün. Taralı yerlerde hesabınızda poliçe yok.',
  then: ', sonra ',
  thread: ({ kind, from, until, firmName }: ThreadWords) =>
    `${firmName}, ${from === null ? `son günü ${until}` : `${from} – ${until}`}, ${stateNames[kind]}`,
  gap: (from: string, until: string, days: number) => `${from} – ${until} arası ${days} gün, hesabınızda poliçe yok.`,
  gapAhead: (from: string) => `${from} gününden sonrası için poliçe yok.`,
} as const;
