import { peopleField, peopleStep } from '@emsal/lines/kit/samples/example-group';
import type { Row } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitId } from '../../testing/fake-api';
import { press } from '../../testing/open-steps';
import { renderForm } from '../../testing/render-form';
import { sampleLine } from '../../testing/sample-line';

const line: Line = {
  ...sampleLine,
  fields: { ...sampleLine.fields, people: peopleField },
  parts: [{ slug: 'kisiler', menu: 'insured', steps: [peopleStep] }],
};
const ayse = { fullName: 'Ayşe', relation: 'self' };
const open = (people?: readonly Row[]) =>
  renderForm(line, {
    path: '/trafik-sigortasi/form/kisiler',
    funnel: { visitId, answers: people ? { people } : {}, isVerified: true },
  });
const person = async (name: string) => within(await screen.findByRole('group', { name }));

it('begins with the smallest number of items, without errors', async () => {
  await open();
  const first = await person('1. kişi');
  expect(first.getByRole('textbox', { name: 'Adı' })).toHaveValue('');
  expect(first.getByRole('radio', { name: 'Kendisi' })).toBeChecked();
  expect(first.queryByRole('textbox', { name: 'Okulu' })).toBeNull();
  expect(await axeViolations(document.body)).toEqual([]);
});

it('asks what belongs to the answers of the item only', async () => {
  await open([ayse, ayse]);
  const [first, second] = await screen.findAllByRole('group', { name: 'Ayşe' });
  await userEvent.click(within(second!).getByRole('radio', { name: 'Çocuğu' }));
  expect(within(second!).getByRole('textbox', { name: 'Okulu' })).toBeVisible();
  expect(within(first!).queryByRole('textbox', { name: 'Okulu' })).toBeNull();
});

it('lists the errors with the name of their item; the link leads into its field', async () => {
  await open([ayse]);
  await press('Kişi ekle');
  await press();
  const summary = within(await screen.findByRole('alert'));
  await userEvent.click(summary.getByRole('link', { name: '2. kişi: Adını girin' }));
  const second = await person('2. kişi');
  expect(second.getByRole('textbox', { name: 'Adı' })).toHaveFocus();
  expect(second.getByText('2. kişi: Adını girin')).toBeVisible();
  await userEvent.keyboard('Ece');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports nothing about an item that was added after the last attempt', async () => {
  await open();
  await press();
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(1);
  await press('Kişi ekle');
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
});

it('keeps the items in the visit and stores them when the step is submitted', async () => {
  const { store } = await open();
  const first = await person('1. kişi');
  await userEvent.type(first.getByRole('textbox', { name: 'Adı' }), 'Ayşe');
  await press('Kişi ekle');
  await userEvent.type((await person('2. kişi')).getByRole('textbox', { name: 'Adı' }), 'Ece');
  await press('Çıkar: Ayşe');
  await press();
  expect(store.getState()).toMatchObject({
    funnel: { TRAFFIC: { answers: { people: [{ fullName: 'Ece', relation: 'self' }] } } },
  });
});
