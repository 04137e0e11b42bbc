import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import { createClient } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { nameCase } from '@emsal/platform/formats/names';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Badge } from '@emsal/ui/badge/badge';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { email } from '@emsal/validation/email/email';
import { messagesOf } from '@emsal/validation/verdict';
import { occupationPath } from '../area/occupation-path';
import { ConfirmEmail } from './confirm-email';
import { informationTexts as texts } from './information.texts';

const emailForm: ContentForm = {
  label: texts.changeEmail,
  submit: texts.save,
  fields: [{ kind: 'text', name: 'email', label: texts.newEmail, input: { type: 'email', autoComplete: 'email' } }],
  check: ({ email: typed = '' }) => messagesOf({ email: email(typed) }),
};

const Email = ({ email: address, emailVerificationStatus }: AccountInformation) => (
  <Row as="div" gap={12}>
    <span>{address}</span>
    {emailVerificationStatus ? (
      <Badge tone="good">{texts.email.confirmed}</Badge>
    ) : (
      <Badge tone="warn">{texts.email.unconfirmed}</Badge>
    )}
  </Row>
);

function Job({ jobInfo }: Pick<AccountInformation, 'jobInfo'>) {
  const word = jobInfo ? texts.change : texts.add;
  return (
    <Row gap={12}>
      <span>{jobInfo?.jobName ?? texts.unknown}</span>
      {jobInfo?.jobDesc && (
        <Text as="span" size="small" tone="muted">
          {jobInfo.jobDesc}
        </Text>
      )}
      <Link href={occupationPath} aria-label={texts.labelled(word, texts.job)}>
        {word}
      </Link>
    </Row>
  );
}

const factsOf = (known: AccountInformation) => [
  known.isEntityTc
    ? { label: texts.name, value: nameCase(`${known.firstName} ${known.lastName}`).trim() || texts.unknown }
    : { label: texts.company, value: known.companyName || texts.unknown },
  { label: known.isEntityTc ? texts.identityNo : texts.taxNo, value: known.identityNo },
  ...(known.birthDate ? [{ label: texts.birthDate, value: formatLongDate(known.birthDate) }] : []),
  ...(known.isEntityTc ? [{ label: texts.job, value: <Job {...known} /> }] : []),
  { label: texts.phone, value: known.phone },
  { label: texts.emailLabel, value: known.email ? <Email {...known} /> : texts.unknown },
];

/** What is known of the customer. E-mail and occupation are changed: the registry tells the rest. */
export function PersonalInformation({ information }: { information: AccountInformation }) {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const { email: address } = information;
  const send = async (values: Values) => {
    const reply = await client.command('POST selfservice/customeraccount/savecustomer', values);
    if (reply.isSuccess) await revalidate();
    return reply;
  };
  return (
    <section aria-label={texts.title}>
      <Stack gap={16}>
        <h2>{texts.title}</h2>
        <KeyValueList layout="facts" items={factsOf(information)} />
        {address !== '' && !information.emailVerificationStatus && <ConfirmEmail key={address} {...information} />}
        <Disclosure variant="inline" summary={address === '' ? texts.addEmail : texts.changeEmail}>
          <FormPanel form={emailForm} send={send} sent={texts.saved} />
        </Disclosure>
      </Stack>
    </section>
  );
}
