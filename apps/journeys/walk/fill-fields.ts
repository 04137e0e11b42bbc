/** Fills in the fields of a step with a sample's answers. */
import type { AddressAnswer, Answer, Field, GroupField, ListField, Row } from '@emsal/lines/kit/grammar/field';
import { addressFieldTexts } from '@emsal/funnel/fields/address-field/address-field.texts';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import type { Walker } from './walker';

export interface AnsweredEntry {
  field: Field;
  name: string;
  answer: Answer;
  /** Name of the chosen option, if the sample has it. */
  optionName: string;
  /** A known answer is shown for confirmation instead of a field. */
  mayBeKnown: boolean;
}

export async function answer(
  walker: Walker,
  entry: AnsweredEntry,
  choices: Readonly<Record<string, string>>,
): Promise<void> {
  const label = choices[entry.name];
  if (label !== undefined) return walker.tick(label);
  if (entry.field.kind === 'combobox') return pickOption(walker, entry.field, entry.optionName);
  if (entry.field.kind === 'upload') return attachPhoto(walker, entry.field.label);
  if (entry.field.kind === 'list')
    return fillList(walker, { field: entry.field, rows: entry.answer as readonly Row[], choices });
  if (entry.field.kind === 'group') return addItems(walker, entry.field, entry.answer as readonly Row[]);
  if (entry.field.kind === 'address') return fillAddressCode(walker, entry.answer as AddressAnswer);
  if (entry.field.kind === 'date') return fillDate(walker, entry);
  return fillField(walker, entry.field, entry.answer);
}

/** Skips a field that is shown for confirmation or already filled in. */
async function fillField(walker: Walker, field: Field, answer: Answer): Promise<void> {
  if (field.kind === 'radio') return tickOption(walker, field, String(answer));
  if (!(await walker.has('field', field.label)) || (await walker.valueOf(field.label)) !== '') return;
  if (field.kind === 'checkbox') return walker.tick(field.label);
  if (field.kind === 'select') return walker.choose(field.label, String(answer));
  return walker.fill(field.label, String(answer));
}

async function fillAddressCode(walker: Walker, { uavtCode, cityName }: AddressAnswer): Promise<void> {
  await walker.tick(addressFieldTexts.ways.code.label);
  await walker.fill(addressFieldTexts.code, uavtCode);
  const isFound = async () => (await walker.text('main')).includes(cityName) || undefined;
  await walker.either(isFound, `the address of ${uavtCode}`);
}

/** Opens the list's dialog, ticks each row's option by its label in `choices`, and enters its price. */
async function fillList(
  walker: Walker,
  { field, rows, choices }: { field: ListField; rows: readonly Row[]; choices: Readonly<Record<string, string>> },
): Promise<void> {
  const amount = field.row[field.sum]!.label.toLocaleLowerCase('tr');
  await walker.press(field.words.add);
  for (const row of rows) {
    const name = choices[row[field.pick]!]!;
    await walker.tick(name);
    await walker.fill(`${name}: ${amount}`, row[field.sum]!);
  }
  await walker.press(field.words.save);
}

/** Identity numbers and days only; the day of a second item is not told from the first one's. */
async function addItems(walker: Walker, { row, words }: GroupField, items: readonly Row[]): Promise<void> {
  for (const [at, item] of items.entries()) {
    await walker.press(words.add);
    for (const [name, { kind, label }] of Object.entries(row)) {
      const given = item[name];
      // Not asked of everybody.
      if (!given) continue;
      if (kind === 'date') await walker.fillDay(label, given);
      else await walker.fill(label, given, words.item(item, at));
    }
  }
}

/** An image of eight by eight white pixels. */
export const samplePhoto = {
  name: 'belge.png',
  type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWP4jwMwDC0JALoev0GybL49AAAAAElFTkSuQmCC',
};

async function attachPhoto(walker: Walker, label: string): Promise<void> {
  await walker.attach(label, samplePhoto);
  await walker.sees(uploadTexts.given);
}

/** A date that cannot be known is waited for, because it may be rendered after its step. */
async function fillDate(walker: Walker, { field: { label }, answer, mayBeKnown }: AnsweredEntry): Promise<void> {
  if (!mayBeKnown || (await walker.has('field', 'Gün', label))) await walker.fillDay(label, String(answer));
}

async function tickOption(
  walker: Walker,
  field: Extract<Field, { kind: 'select' | 'combobox' | 'radio' }>,
  code: string,
): Promise<void> {
  const name = field.options?.find((option) => option.code === code)?.name;
  if (name && (await walker.has('field', name, field.label))) await walker.tick(name, field.label);
}

/** By the sample's option name; without one the first option of the server's list is chosen. */
async function pickOption(
  walker: Walker,
  field: Extract<Field, { kind: 'select' | 'combobox' | 'radio' }>,
  name: string,
): Promise<void> {
  const isRequired = name !== '' || !field.optional;
  if (isRequired && (await walker.has('field', field.label)) && (await walker.valueOf(field.label)) === '')
    await walker.pick(field.label, name || 'a', name);
}
