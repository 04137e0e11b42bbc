/** Numbers of risks with a documented effect, all of them plates, read by the table of special cases and by the insurer stubs. */
export const quoteFaults = [
  'hang',
  'server-error',
  'rubbish',
  'half-body',
  'drip',
  'reset',
  'above-ceiling',
  'parts-differ',
] as const;
export type QuoteFault = (typeof quoteFaults)[number];
export type SpecialBehaviour =
  /** The eligibility centre refuses before insurers are queried. */
  | { kind: 'ineligible'; code: string }
  /** Every insurer declines with the code. */
  | { kind: 'declined'; code: string }
  /** Every second insurer of the registry has the fault. */
  | { kind: 'fault'; fault: QuoteFault };
export interface SpecialReference {
  /** The number of the risk. */
  reference: string;
  effect: string;
  behaviour: SpecialBehaviour;
}

const ineligible = (reference: string, code: string): SpecialReference => ({
  reference,
  effect: `Teklif oluşturma ${code} koduyla durur.`,
  behaviour: { kind: 'ineligible', code },
});
const declined = (reference: string, code: string, effect: string): SpecialReference => ({
  reference,
  effect,
  behaviour: { kind: 'declined', code },
});
const fault = (reference: string, name: QuoteFault, effect: string): SpecialReference => ({
  reference,
  effect: `Şirketlerin yarısı ${effect}`,
  behaviour: { kind: 'fault', fault: name },
});

export const specialReferences: readonly SpecialReference[] = [
  ineligible('34HT402', '402'),
  ineligible('34BL001', 'BL0'),
  ineligible('34HT591', '591'),
  ineligible('34HT581', '581'),
  ineligible('34HT590', '590'),
  ineligible('34HTA59', '59'),
  ineligible('34HT580', '580'),
  ineligible('34HTA58', '58'),
  ineligible('34BY020', 'B20'),
  ineligible('34HT500', 'F500'),
  ineligible('34HT999', '999'),
  declined('34YOK00', 'riskNotTaken', 'Hiçbir şirket teklif vermez (0Offer2Group).'),
  declined('34ONY10', '591', 'Şirketlerin tümü aracı 10 yaşından büyük olduğu için almaz (0Offer1Group).'),
  declined('34PHL40', '402', 'Şirketlerin tümü aracı yüksek değerli olduğu için almaz (402).'),
  fault('34ASK01', 'hang', 'hiç yanıt vermez.'),
  fault('34ASK02', 'server-error', '503 yanıtı verir.'),
  fault('34ASK03', 'rubbish', 'anlaşılmaz bir yanıt verir.'),
  fault('34ASK04', 'half-body', 'yanıtı yarıda keser.'),
  fault('34ASK05', 'drip', 'yanıtı bayt bayt gönderir.'),
  fault('34ASK06', 'reset', 'bağlantıyı koparır.'),
  fault('34ASK07', 'above-ceiling', 'azami primin üzerinde fiyat verir.'),
  fault('34ASK08', 'parts-differ', 'toplamı tutmayan bir fiyat verir.'),
];

export const specialBehaviour = (reference: string): SpecialBehaviour | null =>
  specialReferences.find((row) => row.reference === reference)?.behaviour ?? null;
