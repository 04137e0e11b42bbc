/** What a customer reads when the same is insured already. */

interface OwnPolicy {
  /** Name of the line in running text. */
  line: string;
  /** `25.11.2026` */
  startDate: string;
}
export interface SalesInTheWay {
  /** What is insured: `araç`. */
  thing: string;
  ownPolicies: readonly OwnPolicy[];
  ownPayments: number;
  /** The same policyholder's, proven by another telephone: neither day nor line is revealed. */
  others: number;
}

/** `Bu araç için 25.11.2026 tarihinde başlayan trafik poliçeniz var.` */
function found({ thing, ownPolicies, ownPayments, others }: SalesInTheWay): string {
  const sentences = [
    ...ownPolicies.map(({ line, startDate }) => `${startDate} tarihinde başlayan ${line} poliçeniz var.`),
    ...(ownPayments > 0 ? [`başka bir sekmede ya da cihazda süren ${ownPayments} ödemeniz var.`] : []),
    ...(others > 0 ? [`aynı kişi adına aynı dönemde ${others} satış daha var.`] : []),
  ];
  return sentences.map((sentence) => `Bu ${thing} için ${sentence}`).join(' ');
}

const afterPayment =
  'O ödemenin sonucunu bekleyin. Bu tarayıcıda yarım bıraktıysanız 1 dakika, başka cihazda bıraktıysanız en çok 15 dakika sonra yeniden deneyin.';

export const liveSaleTexts = {
  compulsory: (sales: SalesInTheWay) =>
    [
      found(sales),
      'Aynı dönem için ikinci bir zorunlu sigorta satılamaz. Ödeme başlamadı.',
      ...(sales.ownPayments > 0 ? [afterPayment] : []),
    ].join(' '),
  voluntary: (sales: SalesInTheWay) =>
    `${found(sales)} İkinci poliçenin primini de ödersiniz; aynı zarar iki poliçeden iki kez ödenmez.`,
} as const;
