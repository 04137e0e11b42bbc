import type { Line, Lookup } from '@emsal/lines/kit/grammar/step';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person, verified } from '../testing/open-steps';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';

const call = 'GET quoterequestapi/sharedstep/getCustomerJob/{visitId}';
const brandOfPurpose: Lookup = {
  call,
  needs: ['purpose'],
  live: true,
  input: (_, { visitId }) => ({ visitId }),
  fill: () => ({ vehicleBrand: '1' }),
};
const line: Line = {
  ...sampleLine,
  parts: sampleLine.parts.map((part) => ({
    ...part,
    steps: part.steps.map((step) => (step.slug === 'arac-ozellikleri' ? { ...step, lookups: [brandOfPurpose] } : step)),
  })),
};

async function choosePurpose() {
  const form = await renderForm(line, {
    path: '/trafik-sigortasi/form/arac-ozellikleri',
    funnel: { ...verified, answers: { ...verified.answers, ...person }, done: ['temel-bilgiler', 'kisisel-bilgiler'] },
    answers: { 'GET getCustomerJob': { jobCode: null } },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Hususi' }));
  return form;
}
const isAnswered = (api: Awaited<ReturnType<typeof choosePurpose>>['api']) =>
  waitFor(() => expect(api.calls()).toContain('GET getCustomerJob'));

describe('a look-up of an open step', () => {
  it('fills the fields that its reply answers', async () => {
    const { api } = await choosePurpose();
    await isAnswered(api);
    await waitFor(() => expect(screen.getByLabelText('Marka')).toHaveValue('1'));
  });

  it('leaves alone what was given while it was asked', async () => {
    const { api } = await choosePurpose();
    fireEvent.change(screen.getByLabelText('Marka'), { target: { value: '2' } });
    await isAnswered(api);
    await new Promise(requestAnimationFrame);
    expect(screen.getByLabelText('Marka')).toHaveValue('2');
  });

  it('leaves alone the field that the visitor is in', async () => {
    const { api } = await choosePurpose();
    screen.getByLabelText('Marka').focus();
    await isAnswered(api);
    await new Promise(requestAnimationFrame);
    expect(screen.getByLabelText('Marka')).toHaveValue('');
  });
});
