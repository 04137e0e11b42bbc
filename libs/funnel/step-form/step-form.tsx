/** The form of one step: its header with the reported errors, and the fields or widget below; or the page of an answer that ends it. */
import type { EndingPage } from '@emsal/lines/kit/grammar/ending';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { useStore } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { memo, useState } from 'react';
import { Form } from 'react-final-form';
import { StepHead } from '../step-page/step-head';
import { formValues } from './form-values';
import { initialErrors } from './initial-attempt';
import { LookupSkeleton } from './lookup-skeleton';
import { StepFormBody } from './step-form-body';
import type { StepFormBodyProps, StepFormProps, ReportedErrors } from './step-form-props';

/** Few visitors see it. */
const StepEnding = lazyComponent(async () => (await import('../ending/step-ending')).StepEnding, <LookupSkeleton />);

interface Ended {
  formKey: string;
  /** Null while the visitor corrects the answer. */
  page: EndingPage | null;
}

/** Memoised, because the funnel's state changes with every background save while the visitor types. */
export const StepForm = memo(function StepForm(props: StepFormProps) {
  const { formKey, line, step, isLookingUp, takesFocus } = props;
  const store = useStore<RootState>();
  const nothing: ReportedErrors = { formKey, errors: {}, attempt: 0 };
  const [reported, report] = useState(() =>
    isLookingUp ? nothing : initialErrors(props, selectFunnel(line.id)(store.getState()).answers),
  );
  // Errors of another step, or of this one before it was submitted, are not shown again.
  if (reported.formKey !== formKey) report(nothing);
  const { errors, attempt } = reported;
  const [ended, setEnded] = useState<Ended | null>(null);
  const own = ended?.formKey === formKey ? ended : null;
  const ending = own?.page ?? null;
  const end = (page: EndingPage | null): void => {
    setEnded(page && { formKey, page });
    if (page) report(nothing);
  };
  return (
    <>
      {ending ? (
        <StepEnding page={ending} correct={() => setEnded({ formKey, page: null })} />
      ) : (
        <StepHead {...{ formKey, line, step, errors, attempt }} takesFocus={takesFocus || own !== null} />
      )}
      {isLookingUp ? (
        <LookupSkeleton />
      ) : (
        <FormProvider key={formKey} {...props} {...{ report, end }} isHidden={ending !== null} />
      )}
    </>
  );
});

/** final-form's submit handler is not used: `useSubmit` handles the event. */
const ignoreSubmit = () => undefined;

/** The initial values are read once; from then on the form owns its values. */
function FormProvider(props: StepFormBodyProps) {
  const { line, step } = props;
  const store = useStore<RootState>();
  const [initialValues] = useState(() => formValues(line, step, selectFunnel(line.id)(store.getState()).answers));
  // One element for all renders of `Form`, which renders itself twice when it mounts.
  const body = <StepFormBody {...props} />;
  return <Form onSubmit={ignoreSubmit} initialValues={initialValues} subscription={{}} render={() => body} />;
}
