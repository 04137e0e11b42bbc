import { campaignAgesMessages as messages } from '@emsal/validation/ages/campaign-ages-messages';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CampaignFields } from './campaign-fields';
import { campaignDialogTexts as texts } from './campaign-dialog.texts';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: texts.apply }));

it.each([
  ['child', { [texts.childAge]: '18' }, messages.child],
  ['child', { [texts.childAge]: '11' }, messages.childOlder],
  ['driver', { [texts.driverAge]: '17', [texts.licenceYears]: '1' }, messages.driver],
  ['driver', { [texts.driverAge]: '31', [texts.licenceYears]: '' }, messages.licence],
  ['driver', { [texts.driverAge]: '31', [texts.licenceYears]: '16' }, messages.licenceOlder],
] as const)('shows an error for a %s with %j and submits nothing', async (kind, typed, message) => {
  const onSubmit = vi.fn();
  render(<CampaignFields {...{ kind, onSubmit }} />);
  for (const [label, value] of Object.entries(typed)) type(label, value);
  submit();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits valid input as numbers', async () => {
  const onSubmit = vi.fn();
  render(<CampaignFields kind="driver" onSubmit={onSubmit} />);
  type(texts.driverAge, '31');
  type(texts.licenceYears, ' 15');
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ age: 31, licenceYears: 15 }));
});

it('submits on Enter and focuses the first invalid field with its message', async () => {
  const onSubmit = vi.fn();
  render(<CampaignFields kind="driver" onSubmit={onSubmit} />);
  const licence = screen.getByLabelText(texts.licenceYears);
  await userEvent.type(screen.getByLabelText(texts.driverAge), '31{Enter}');
  await waitFor(() => expect(licence).toHaveFocus());
  expect(licence).toHaveAccessibleDescription(messages.licence);
  await userEvent.type(licence, '9{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ age: 31, licenceYears: 9 }));
});
