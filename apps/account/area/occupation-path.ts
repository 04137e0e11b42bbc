export const occupationPath = '/uyelik/hesabim/meslek';

/** What a form that was posted without scripts led to. */
const answers = { saved: 'kaydedildi', missing: 'secilmedi' } as const;
export type Answer = keyof typeof answers;

export const answeredPath = (answer: Answer): string =>
  `${occupationPath}?${new URLSearchParams({ sonuc: answers[answer] }).toString()}`;

export function answerOf(url: string): Answer | null {
  const told = new URL(url).searchParams.get('sonuc');
  return (Object.keys(answers) as Answer[]).find((answer) => answers[answer] === told) ?? null;
}
