import { campaignAgesMessages as messages } from '@emsal/validation/ages/campaign-ages-messages';
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CampaignFields } from './campaign-fields';
import { campaignTexts as texts } from './campaign.texts';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const ask = () => fireEvent.click(screen.getByRole('button', { name: texts.apply }));

it.each([
  ['child', { [texts.childAge]: '18' }, messages.child],
  ['driver', { [texts.driverAge]: '17', [texts.licenceYears]: '1' }, messages.driver],
  ['driver', { [texts.driverAge]: '31', [texts.licenceYears]: '' }, messages.licence],
  ['driver', { [texts.driverAge]: '31', [texts.licenceYears]: '16' }, messages.licenceOlder],
] as const)('a %s with %j is told at the field and not asked about', async (kind, typed, sentence) => {
  const onWish = jest.fn();
  render(<CampaignFields {...{ kind, onWish }} onFailed={() => undefined} />);
  for (const [label, value] of Object.entries(typed)) type(label, value);
  ask();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(onWish).not.toHaveBeenCalled();
});

it('what is right is asked about in numbers', async () => {
  const onWish = jest.fn();
  render(<CampaignFields kind="driver" onFailed={() => undefined} onWish={onWish} />);
  type(texts.driverAge, '31');
  type(texts.licenceYears, ' 15');
  ask();
  await waitFor(() => expect(onWish).toHaveBeenCalledWith({ age: 31, licenceYears: 15 }));
});

it('the enter key of an age asks; a wrong one takes the focus, where its sentence is read out', async () => {
  const onWish = jest.fn();
  render(<CampaignFields kind="driver" onFailed={() => undefined} onWish={onWish} />);
  const licence = screen.getByLabelText(texts.licenceYears);
  await userEvent.type(screen.getByLabelText(texts.driverAge), '31{Enter}');
  await waitFor(() => expect(licence).toHaveFocus());
  expect(licence).toHaveAccessibleDescription(messages.licence);
  await userEvent.type(licence, '9{Enter}');
  await waitFor(() => expect(onWish).toHaveBeenCalledWith({ age: 31, licenceYears: 9 }));
});
