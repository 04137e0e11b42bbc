import { PageProvider } from '@emsal/platform/page';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, list, visitId } from '../../testing/fake-page';
import { Quiz } from './quiz';

const call = 'GET quoterequestapi/offer/GetWaitingQuiz/';
const question = (name: string) => ({
  question: name,
  answers: ['Kedi', 'Köpek', 'Kuş'],
  right: 1,
  because: 'Havlar.',
});
const questions = [question('Birinci soru?'), question('İkinci soru?')];

const quiz = (page: ReturnType<typeof fakePage>, secondsPassed = 0) => (
  <PageProvider value={page}>
    <Quiz {...{ visitId, secondsPassed }} slideSeconds={8} />
  </PageProvider>
);

it('rotates the questions of the line until one is opened', async () => {
  const page = fakePage({ [call]: list(questions) });
  const { rerender } = render(quiz(page));
  await screen.findByText('Birinci soru?');
  rerender(quiz(page, 9));
  await userEvent.click(screen.getByText('İkinci soru?'));
  rerender(quiz(page, 17));
  expect(screen.getByText('İkinci soru?')).toBeVisible();
});

it('says whether an answer is right, and why', async () => {
  render(quiz(fakePage({ [call]: list(questions) })));
  await userEvent.click(await screen.findByText('Birinci soru?'));
  await userEvent.click(await screen.findByRole('button', { name: 'Kedi' }));
  expect(screen.getByRole('status')).toHaveTextContent('Doğru değil. Havlar.');
  await userEvent.click(screen.getByRole('button', { name: 'Köpek' }));
  expect(screen.getByRole('status')).toHaveTextContent('Doğru. Havlar.');
});

it('keeps its place empty where the line has no questions', async () => {
  await act(async () => render(quiz(fakePage({ [call]: list([]) }))));
  expect(screen.getByRole('region', { name: 'Beklerken bir soru' })).toBeEmptyDOMElement();
});

it('goes on to another question, without a verdict yet', async () => {
  render(quiz(fakePage({ [call]: list(questions) })));
  await userEvent.click(await screen.findByText('Birinci soru?'));
  await userEvent.click(await screen.findByRole('button', { name: 'Köpek' }));
  await userEvent.click(screen.getByRole('button', { name: 'Başka bir soru' }));
  expect(screen.getByText('İkinci soru?')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
