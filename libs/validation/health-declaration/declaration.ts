/** What the health declaration of one insured person says (member 2, health information). Values are texts as typed. */
export const questionCount = 5;

/** One of the five questions about illness; everything but the answer is asked after a yes only. */
export interface DiseaseAnswer {
  answer: string;
  name: string;
  detail: string;
  /** Month and year, `3.2023`. */
  date: string;
  hospital: string;
  medicines: string;
  status: string;
}

export interface HealthDeclaration {
  height: string;
  weight: string;
  militaryStatus: string;
  pregnancy: string;
  cancelledPolicy: string;
  cancelledPolicyDetail: string;
  activePolicy: string;
  activePolicyCompany: string;
  activePolicyEndDate: string;
  diseases: readonly DiseaseAnswer[];
}

export const yesNo = ['no', 'yes'] as const;
export const militaryStatuses = ['done', 'deferred', 'exempt', 'notLiable'] as const;
export const diseaseStatuses = ['recovered', 'ongoing'] as const;

/** Names of the fields of a person's form: those of a question carry its number from 1, as `name2`. */
export const diseaseField = (part: keyof DiseaseAnswer, question: number): string => `${part}${question}`;

export const emptyDisease: DiseaseAnswer = {
  answer: '',
  name: '',
  detail: '',
  date: '',
  hospital: '',
  medicines: '',
  status: '',
};

const diseaseParts = Object.keys(emptyDisease) as (keyof DiseaseAnswer)[];
const questions = Array.from({ length: questionCount }, (_, index) => index + 1);

type Values = Readonly<Record<string, string>>;

/** The declaration as the values of its form. */
export const valuesOf = ({ diseases, ...plain }: HealthDeclaration): Values => ({
  ...plain,
  ...Object.fromEntries(
    questions.flatMap((question) =>
      diseaseParts.map((part) => [diseaseField(part, question), diseases[question - 1]?.[part] ?? '']),
    ),
  ),
});

/** What follows a no is not part of the declaration, whatever stands in its field. */
function diseaseOf(values: Values, question: number): DiseaseAnswer {
  const value = (part: keyof DiseaseAnswer): string => values[diseaseField(part, question)] ?? '';
  if (value('answer') !== 'yes') return { ...emptyDisease, answer: value('answer') };
  return Object.fromEntries(diseaseParts.map((part) => [part, value(part)])) as unknown as DiseaseAnswer;
}

export function declarationOf(values: Values): HealthDeclaration {
  const value = (name: string): string => values[name] ?? '';
  const after = (question: string, name: string): string => (value(question) === 'yes' ? value(name) : '');
  return {
    height: value('height'),
    weight: value('weight'),
    militaryStatus: value('militaryStatus'),
    pregnancy: value('pregnancy'),
    cancelledPolicy: value('cancelledPolicy'),
    cancelledPolicyDetail: after('cancelledPolicy', 'cancelledPolicyDetail'),
    activePolicy: value('activePolicy'),
    activePolicyCompany: after('activePolicy', 'activePolicyCompany'),
    activePolicyEndDate: after('activePolicy', 'activePolicyEndDate'),
    diseases: questions.map((question) => diseaseOf(values, question)),
  };
}
