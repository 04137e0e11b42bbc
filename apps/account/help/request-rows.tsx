import type { AccountRequest } from '@emsal/api/calls/customer-account/help';
import { requestKindNames } from '@emsal/api/request-kind-names';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { todayOn, usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Badge, type BadgeTone } from '@emsal/ui/badge/badge';
import { Text } from '@emsal/ui/text/text';
import { helpSubjectLabels } from '@emsal/validation/help-request/help-labels.texts';
import { subjectOf } from '@emsal/validation/help-request/help-request';
import { ListRow, RowList } from '../area/row-list';
import { helpTexts as texts, stateNames } from './help.texts';

const tones: Readonly<Partial<Record<AccountRequest['state'], BadgeTone>>> = {
  done: 'good',
  waitingForCustomer: 'warn',
  refused: 'bad',
};
/** Somebody of ours answers next. */
const isOurs = ({ state }: AccountRequest): boolean => state === 'received' || state === 'inReview';

const longestTitle = 80;
const shortened = (text: string): string =>
  text.length > longestTitle ? `${text.slice(0, longestTitle).trimEnd()}…` : text;

export function requestTitle({ kind, details, subject }: AccountRequest): string {
  if (kind !== 'help') return requestKindNames[kind];
  return shortened(details ?? '') || helpSubjectLabels[subjectOf(subject ?? 0) ?? 'policy'];
}

const stateOf = ({ kind, state }: AccountRequest): string =>
  kind === 'help' && state === 'done' ? texts.answered : stateNames[state];

function promiseOf({ promisedOn }: AccountRequest, today: string): string {
  const day = formatLongDate(promisedOn);
  return promisedOn < today ? texts.overdue(day) : texts.promised(day);
}

/** What is waited for, or why it was refused, with a link that leads on. */
function Note({ note, path, state, kind }: AccountRequest) {
  const goesOn = path !== null && (kind === 'cancellation' || state === 'waitingForCustomer' || state === 'refused');
  if (note === '' && !goesOn) return null;
  return (
    <>
      {note && <Text size="small">{note}</Text>}
      {goesOn && (
        <Link variant="alone" href={path}>
          {texts.follow}
        </Link>
      )}
    </>
  );
}

function RequestRow({ request }: { request: AccountRequest }) {
  const today = todayOn(usePage());
  const { number, createdAt, policyNo, state } = request;
  const facts = [
    texts.number(number, formatLongDate(createdAt)),
    ...(policyNo === null ? [] : [texts.ofPolicy(policyNo)]),
    ...(isOurs(request) ? [promiseOf(request, today)] : []),
  ];
  return (
    <ListRow
      title={requestTitle(request)}
      end={<Badge tone={tones[state] ?? 'plain'}>{stateOf(request)}</Badge>}
      more={<Note {...request} />}
      stacked
    >
      {facts.join(' · ')}
    </ListRow>
  );
}

export const RequestRows = ({ requests }: { requests: readonly AccountRequest[] }) =>
  requests.length === 0 ? (
    <Text tone="muted">{texts.noRequests}</Text>
  ) : (
    <RowList>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </RowList>
  );
