import { possessiveNumber } from '@emsal/platform/formats/possessive-number';

export const answerTexts = {
  answerCounts: ({ asked, offered }: { asked: number; offered: number }) =>
    offered === 0
      ? `${asked} şirkete sorduk, hiçbiri teklif vermedi.`
      : `${asked} şirkete sorduk, ${offered === asked ? 'hepsi' : possessiveNumber(offered)} teklif verdi.`,
  declinedNone: 'Sorduğumuz bütün şirketler teklif verdi.',
  offered: 'Teklif verenler',
  offeredNone: 'Henüz teklif veren şirket yok.',
  notAsked: 'Sormadıklarımız',
  notAskedNone: 'Panelimizdeki bütün şirketlere sorduk.',
} as const;
