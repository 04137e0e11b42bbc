/** The sections of the readable copy. A section without rows is left out. */
import { lookWords } from '@emsal/api/employee-looks';
import { contactTypes, type PermissionChannel } from '@emsal/api/permission-channels';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import type { Row } from '../../document/pdf-table';
import type { AccountCopy } from './account-copy';
import { channelNames, exportTexts as texts } from './export.texts';

interface Section {
  title: string;
  rows: readonly Row[];
}

export const copySections = (copy: AccountCopy): Section[] => [
  { title: texts.person.title, rows: personRows(copy) },
  { title: texts.telephones, rows: copy.telephones.map(({ phone, boundAt }) => [phone, texts.since(day(boundAt))]) },
  { title: texts.agreements.title, rows: agreementRows(copy) },
  { title: texts.permissions.title, rows: permissionRows(copy) },
  { title: texts.policies.title, rows: policyRows(copy) },
  { title: texts.offers.title, rows: offerRows(copy) },
  { title: texts.watches.title, rows: watchRows(copy) },
  { title: texts.disclosures.title, rows: disclosureRows(copy) },
  { title: texts.looks, rows: lookRows(copy) },
  { title: texts.requests.title, rows: requestRows(copy) },
  {
    title: texts.coupons.title,
    rows: copy.coupons.map(({ title, expiryDate }) => [title, texts.coupons.until(day(expiryDate))]),
  },
  { title: texts.discounts, rows: copy.discounts.map(({ title, amount }) => [title, formatMoney(amount)]) },
  { title: texts.awards, rows: copy.awards.map((award) => [day(award.day), formatMoney(award.amount)]) },
  { title: texts.passkeys, rows: copy.passkeys.map(({ name, addedAt }) => [name, texts.since(day(addedAt))]) },
  {
    title: texts.sessions.title,
    rows: copy.sessions.map(({ openedAt, endsAt }) => [day(openedAt), texts.sessions.until(day(endsAt))]),
  },
];

const day = formatLongDate;

function personRows({ person }: AccountCopy): Row[] {
  const { firstName, lastName, companyName, identityNo, birthDate, jobInfo, email } = person;
  const rows: Row[] = [
    [texts.person.name, [firstName, lastName].filter(Boolean).join(' ')],
    [texts.person.company, companyName],
    [texts.person.identityNo, identityNo],
    [texts.person.birthDate, birthDate ? day(birthDate) : ''],
    [texts.person.job, jobInfo?.jobName ?? ''],
    [texts.person.email, email],
  ];
  return rows.filter(([, value]) => value !== '');
}

const agreementRows = ({ agreements }: AccountCopy): Row[] =>
  agreements.map(({ kind, textVersion, acceptedAt }) => [
    texts.agreements[kind],
    texts.agreements.entry(textVersion, day(acceptedAt)),
  ]);

const permissionRows = ({ permissions }: AccountCopy): Row[] =>
  permissions.flatMap(({ type, history }) =>
    history.map(({ at, isGiven, source }): Row => [
      texts.permissions.channel(nameOf(type), day(at)),
      texts.permissions.entry(isGiven, source),
    ]),
  );

const nameOf = (type: number): string => {
  const channel = (Object.keys(contactTypes) as PermissionChannel[]).find((name) => contactTypes[name] === type)!;
  return channelNames[channel];
};

const policyRows = ({ policies }: AccountCopy): Row[] =>
  policies.map(({ lineName, policyNo, firmName, insured, asset, startDate, endDate }) => [
    [
      lineName,
      policyNo,
      insured,
      asset.insured
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', '),
    ]
      .filter(Boolean)
      .join('\n'),
    texts.policies.entry(firmName, [startDate, endDate].flatMap((end) => (end ? [day(end)] : [])).join(' – ')),
  ]);

/** `Trafik sigortası`, and what it insures below. */
const nameOfOffer = ({ lineName, insured }: { lineName: string; insured: string }): string =>
  [lineName, insured].filter(Boolean).join('\n');

const offerRows = ({ offers }: AccountCopy): Row[] =>
  offers.map((list) => [nameOfOffer(list), texts.offers.entry(formatMoney(list.price), day(list.validUntil))]);

const watchRows = ({ watches }: AccountCopy): Row[] =>
  watches.map((watch) => [nameOfOffer(watch), texts.watches.until(day(watch.endsOn))]);

const disclosureRows = ({ disclosures }: AccountCopy): Row[] =>
  disclosures.map(({ lineName, at, firms, assistantReadAt }) => [
    texts.disclosures.entry(lineName, day(at)),
    [
      firms.map(({ firmName }) => firmName).join(', '),
      assistantReadAt && texts.disclosures.assistant(day(assistantReadAt)),
    ]
      .filter(Boolean)
      .join('\n'),
  ]);

const lookRows = ({ looks }: AccountCopy): Row[] =>
  looks.map((look) => {
    const { who, what } = lookWords(look);
    return [`${who}, ${day(look.at)}`, what];
  });

const requestRows = ({ requests }: AccountCopy): Row[] =>
  requests.map(({ number, createdAt, details, policyNo }) => [
    texts.requests.entry(number, day(createdAt)),
    details ?? policyNo ?? '',
  ]);
