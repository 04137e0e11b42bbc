/** `/ozel-saglik-sigortasi-fiyatlari/bilgilendirme-giris`: the declarations, one person after the other. */
import { FormPanel } from '@emsal/forms/form-panel';
import { redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { valuesOf } from '@emsal/validation/health-declaration/declaration';
import { useEffect, useRef, useState } from 'react';
import { ConsentForm } from './consent-form';
import { declarationForm } from './declaration-form';
import { AboutForm, FormFrame, FormLocked, FormMissing } from './form-frame';
import { healthFormTexts as texts } from './health-form.texts';
import { declarationBy, nextPerson, type CustomerInfo } from './health-form-state';
import { loadForm, pageOfForm, type NoForm, type OpenedForm } from './load-form';
import { PeopleList, RemovedPeople } from './people-list';
import { useHealthForm } from './use-health-form';

type Filled = ReturnType<typeof useHealthForm>;

export async function loader(args: LoaderFunctionArgs): Promise<OpenedForm | NoForm> {
  const loaded = await loadForm(args);
  if (loaded.form?.state === 'approved') throw redirect(pageOfForm('result', (loaded as OpenedForm).hash));
  return loaded;
}

/** Takes the focus when the next person's turn comes. */
function PersonHeading({ children, isFirst }: { children: string; isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface PersonProps {
  person: CustomerInfo;
  filled: Filled;
  onComplete: () => void;
}

function Person({ person, filled, onComplete }: PersonProps) {
  const { state, answer, remove } = filled;
  const said = declarationBy(state, person.customerOrder);
  const others = { ...state, customerInfoDetail: state.customerInfoDetail.filter((one) => one !== person) };
  const next = nextPerson(others);
  return (
    <Stack>
      <FormPanel
        form={declarationForm(person, texts.next(next?.name))}
        {...(said && { initial: valuesOf(said) })}
        send={async (values) => {
          const reply = await answer(person, values);
          if (reply.isSuccess && !next) onComplete();
          return reply;
        }}
      />
      {state.personsInsuredLength > 1 && (
        <div>
          <Button variant="quiet" onClick={() => void remove(person)}>
            {texts.remove(person.name)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Filling({ filled, toApproval }: { filled: Filled; toApproval: string }) {
  const { state, current, failure, open } = filled;
  const navigate = useNavigate();
  const [first] = useState(current?.customerOrder);
  return (
    <>
      {current && (
        <Stack gap={12}>
          <PersonHeading key={current.customerOrder} isFirst={current.customerOrder === first}>
            {texts.personLabel(current.name)}
          </PersonHeading>
          <Text size="lead" tone="muted">
            {texts.entryLead}
          </Text>
        </Stack>
      )}
      <PeopleList {...{ state, current }} onOpen={open} />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {current ? (
        <Person
          key={current.customerOrder}
          person={current}
          filled={filled}
          onComplete={() => void navigate(toApproval)}
        />
      ) : (
        <Link variant="button" href={toApproval}>
          {texts.toApproval}
        </Link>
      )}
    </>
  );
}

function OpenForm({ hash, form }: OpenedForm) {
  const filled = useHealthForm({ hash, form });
  const [hasConsented, setConsented] = useState(form.saved.healthProcessInformation.length > 0);
  const { state, restore } = filled;
  const removed = form.customerInfoDetail.filter(
    ({ customerOrder }) => !state.customerInfoDetail.some((one) => one.customerOrder === customerOrder),
  );
  return (
    <FormFrame
      title={texts.formTitle}
      step={1}
      aside={<AboutForm hash={hash} form={form} count={state.personsInsuredLength} />}
    >
      {hasConsented ? (
        <>
          <Filling filled={filled} toApproval={pageOfForm('approval', hash)} />
          <RemovedPeople people={removed} onRestore={(person) => void restore(person)} />
        </>
      ) : (
        <ConsentForm firmName={form.firmName} onGiven={() => setConsented(true)} />
      )}
    </FormFrame>
  );
}

export function Component() {
  const loaded = useLoaderData<OpenedForm | NoForm>();
  if (loaded.form === null) return <FormMissing failed={loaded.failed} />;
  return loaded.form.state === 'locked' ? <FormLocked /> : <OpenForm {...loaded} />;
}
