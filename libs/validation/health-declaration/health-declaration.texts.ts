/** The words of the declaration, in the form, its PDF and at the desk. */
import type { DiseaseAnswer, HealthDeclaration } from './declaration';

export const diseaseQuestions = [
  { question: 'Şu an tedavi gördüğü bir hastalık var mı?', name: 'Hangi hastalık?', date: 'Ne zaman başladı?' },
  { question: 'Son 5 yılda ameliyat oldu mu?', name: 'Hangi ameliyat?', date: 'Ne zaman?' },
  { question: 'Son 5 yılda hastanede yattı mı?', name: 'Hangi nedenle?', date: 'Ne zaman?' },
  { question: 'Sürekli kullandığı ilaç var mı?', name: 'Hangi hastalık için?', date: 'Ne zaman başladı?' },
  {
    question: 'Doktorun önerdiği, henüz yapılmamış bir tetkik ya da işlem var mı?',
    name: 'Hangi tetkik ya da işlem?',
    date: 'Ne zaman önerildi?',
  },
] as const;

export const yesNoLabels = { no: 'Hayır', yes: 'Evet' } as const;
export const militaryLabels = {
  done: 'Yaptı',
  deferred: 'Tecilli',
  exempt: 'Muaf',
  notLiable: 'Yükümlü değil',
} as const;
export const statusLabels = { recovered: 'İyileşti', ongoing: 'Sürüyor' } as const;

export const declarationLabels = {
  height: 'Boy',
  weight: 'Kilo',
  militaryStatus: 'Askerlik durumu',
  pregnancy: 'Hamilelik var mı?',
  cancelledPolicy: 'Daha önce bir sağlık poliçesi reddedildi ya da iptal edildi mi?',
  cancelledPolicyDetail: 'Hangi şirket, neden?',
  activePolicy: 'Yürürlükte bir sağlık poliçesi var mı?',
  activePolicyCompany: 'Şirket',
  activePolicyEndDate: 'Bitiş günü',
  detail: 'Ayrıntı',
  hospital: 'Hastane',
  medicines: 'Kullandığı ilaçlar',
  status: 'Bugün nasıl?',
} as const;

interface Answer {
  label: string;
  value: string;
}
const named = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? '';
/** `2026-1-2` as it is read. */
const dayOf = (typed: string): string =>
  typed
    .split('-')
    .reverse()
    .map((part) => part.padStart(2, '0'))
    .join('.');

const diseaseAnswers = (disease: DiseaseAnswer, index: number): Answer[] => {
  const { question, name, date } = diseaseQuestions[index]!;
  return [
    { label: question, value: named(yesNoLabels, disease.answer) },
    { label: name, value: disease.name },
    { label: declarationLabels.detail, value: disease.detail },
    { label: date, value: disease.date },
    { label: declarationLabels.hospital, value: disease.hospital },
    { label: declarationLabels.medicines, value: disease.medicines },
    { label: declarationLabels.status, value: named(statusLabels, disease.status) },
  ];
};

/** In the order of the form, without what was not asked or left empty. */
export function declarationAnswers(said: HealthDeclaration): Answer[] {
  const labels = declarationLabels;
  return [
    { label: labels.height, value: `${said.height} cm` },
    { label: labels.weight, value: `${said.weight} kg` },
    { label: labels.militaryStatus, value: named(militaryLabels, said.militaryStatus) },
    { label: labels.pregnancy, value: named(yesNoLabels, said.pregnancy) },
    ...said.diseases.flatMap(diseaseAnswers),
    { label: labels.cancelledPolicy, value: named(yesNoLabels, said.cancelledPolicy) },
    { label: labels.cancelledPolicyDetail, value: said.cancelledPolicyDetail },
    { label: labels.activePolicy, value: named(yesNoLabels, said.activePolicy) },
    { label: labels.activePolicyCompany, value: said.activePolicyCompany },
    { label: labels.activePolicyEndDate, value: dayOf(said.activePolicyEndDate) },
  ].filter(({ value }) => value !== '');
}

/** How many questions were answered with a yes, and what about. */
export function yesAnswers(said: HealthDeclaration): { count: number; about: string[] } {
  const diseases = said.diseases.filter(({ answer }) => answer === 'yes');
  const others = [said.pregnancy, said.cancelledPolicy, said.activePolicy].filter((answer) => answer === 'yes');
  return { count: diseases.length + others.length, about: diseases.map(({ name }) => name) };
}
