import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, visitId } from '../testing/fake-api';
import type { Answer } from '../testing/fake-api';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';

/** The step before the vehicle's asks for nothing that the look-up needs, so that the look-up is prefetched while it is open. */
const withoutPlate = (step: Step): Step => ({
  ...step,
  entries: step.entries.filter(({ field }) => field !== 'licensePlateNo'),
});
const line: Line = {
  ...sampleLine,
  parts: sampleLine.parts.map((part) => ({ ...part, steps: part.steps.map(withoutPlate) })),
};
const call = 'POST queryvehicleinfo';

/** Submits the step before the vehicle's when the look-up has been sent. */
async function leaveBefore(answer: Answer) {
  const form = await renderForm(line, {
    path: '/trafik-sigortasi/form/kisisel-bilgiler',
    funnel: {
      visitId,
      answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567', licensePlateNo: '34ABC12' },
      done: ['temel-bilgiler'],
      isVerified: true,
    },
    answers: { [call]: answer },
  });
  await userEvent.type(await screen.findByLabelText('Gün'), '12');
  await userEvent.type(screen.getByLabelText('Ay'), '4');
  await userEvent.type(screen.getByLabelText('Yıl'), '1985');
  await waitFor(() => expect(form.api.calls()).toContain(call));
  fireEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  return form;
}

it('a step whose look-up was prefetched is shown with its result at once, and does not repeat the call', async () => {
  const { api } = await leaveBefore({ isVehicleFound: true, brandCode: '2' });
  const title = screen.getByRole('heading', { level: 1, name: 'Araç özellikleri' });
  expect(screen.getByText('BMW')).toBeVisible();
  await waitFor(() => expect(title).toHaveFocus());
  expect(api.calls().filter((asked) => asked === call)).toHaveLength(1);
});

it('a step whose prefetched look-up failed repeats the call and shows its title meanwhile', async () => {
  const { api } = await leaveBefore(noAnswer);
  expect(screen.getByText('Bilgileriniz getiriliyor')).toBeInTheDocument();
  expect(await screen.findByLabelText('Marka')).toHaveValue('');
  expect(api.calls().filter((asked) => asked === call)).toHaveLength(2);
});
