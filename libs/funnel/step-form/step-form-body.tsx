/** The form element of a step: its fields or widget, and a button that is never disabled. */
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { stepButton } from '@emsal/lines/kit/steps/step-order';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { InformationNotice } from '@emsal/verify/notice/information-notice';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { MouseEvent } from 'react';
import { useAutosave } from '../autosave/use-autosave';
import { AdoptNativeValues } from './adopt-native-values';
import { FailureNotice } from './failure-notice';
import { formId } from './form-id';
import { StepFields } from './step-fields';
import type { StepFormBodyProps } from './step-form-props';
import styles from './step-form.module.css';
import { useStepForm } from './use-step-form';
import type { StepFormState } from './use-step-form';
import { useSubmit } from './use-submit';

/** The second click of a double click would press the button of the next screen. */
const ignoreDoubleClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** Reports the errors after a failed attempt and while they are being corrected. */
function useErrorReport({ formKey, report }: StepFormBodyProps, { errors, attempt }: StepFormState): void {
  const reportErrors = useEffectEvent(() => {
    if (attempt > 0) report({ formKey, errors, attempt });
  });
  // `errors` is a new object with every render; its contents decide.
  const contents = JSON.stringify(errors);
  useLayoutEffect(() => reportErrors(), [contents, attempt]);
}

export function StepFormBody(props: StepFormBodyProps) {
  const { line, step, context, visitId, widget: Widget, picture: Picture } = props;
  const autosave = useAutosave(line, step);
  const state = useStepForm({ ...props, onChange: autosave.valuesChanged });
  const { isBusy, failure, submit } = useSubmit({ ...props, state, cancelAutosave: autosave.cancel });
  useErrorReport(props, state);
  const { values, lists, errors, change } = state;
  const complete = completeAnswers(line, values);
  const note = step.note?.(complete, context);
  return (
    <form
      id={formId(step)}
      method="post"
      action={stepPath(line, step.slug)}
      noValidate
      hidden={props.isHidden}
      onSubmit={(event) => void submit(event)}
      onBlur={autosave.fieldBlurred}
      className={Picture && styles.withPicture}
    >
      <AdoptNativeValues {...{ line, step }} onChange={autosave.valuesChanged} />
      <Stack>
        {Widget ? (
          <Widget {...{ line, values, errors, change }} options={lists} />
        ) : (
          <StepFields {...{ line, step, context, visitId }} {...state} onEdit={state.editConfirmed} />
        )}
        {Picture && (
          <div className={styles.picture}>
            <Picture {...{ line, context }} options={lists} answers={complete} />
          </div>
        )}
        {note && <Notice>{note}</Notice>}
        {step.verifiesPerson && <InformationNotice />}
        {failure && <FailureNotice {...failure} />}
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy} onClick={ignoreDoubleClick}>
            {stepButton(line, step, values)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
