/** The form of any line: finds the step, draws it, leaves it, and asks for the code or the offers where the line says so. */
import { factsOf } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/find-line';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { stepPath } from '@emsal/lines/kit/paths';
import type { Line, Step } from '@emsal/lines/kit/step';
import { mayOpenStep } from '@emsal/lines/kit/step-order';
import { findStep } from '@emsal/lines/kit/visible-steps';
import { formatPhone } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { useLoaderData, useLocation, useNavigate, useParams } from '@emsal/platform/router';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useSelector, useStore } from '@emsal/platform/store';
import { listenToFunnel } from '@emsal/state/funnel/funnel-listener';
import { selectFunnel, visitVerified } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Stack } from '@emsal/ui/stack/stack';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { visitOtp } from '@emsal/verify/person/visit-otp';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { finishStep, leaveStep } from '../course/leave-step';
import type { Left } from '../course/leave-step';
import type { Refusal } from '../course/refusal';
import { PassportPanel } from '../passport/passport-panel';
import { StepForm } from '../step-form/step-form';
import type { StepWidgets } from '../step-form/step-widget';
import { StepFrame } from '../step-page/step-frame';
import { StepHead } from '../step-page/step-head';
import { openStep } from './form-loader';
import { formPageTexts as texts } from './form-page.texts';
import { LaterCreateOfferDialog, LaterOtpPanel } from './later-parts';
import { useOpening } from './use-opening';

export interface FormPageProps {
  line: Line;
  widgets: StepWidgets;
}

/** The step that a code was asked for. `isOver`: the code was right, or the visitor went back to the telephone number. */
interface AskedCode {
  step: string;
  isOver: boolean;
}

/** Keeps the line's storage in step while its form is open. */
function useListener(line: Line['id']): void {
  const store = useStore<RootState>();
  useEffect(() => listenToFunnel(store, line, sessionStore), [store, line]);
}

/** The step of this path, settled when the path changes: answers that change while one types move nobody away. */
function useStep(line: Line, context: FormContext): Step {
  const store = useStore<RootState>();
  const slug = useParams()['*'] ?? '';
  return useMemo(() => {
    const funnel = selectFunnel(line.id)(store.getState());
    const named = findStep(line, slug);
    return named && mayOpenStep(line, { ...funnel, slug }, context) ? named : openStep(line, funnel, context);
  }, [store, line, slug, context]);
}

export function FormPage({ line, widgets }: FormPageProps) {
  const context = useLoaderData() as FormContext;
  const facts = factsOf(line.id);
  const page = usePage();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const funnel = useSelector(selectFunnel(line.id));
  const step = useStep(line, context);
  const { key } = useLocation();
  const [arrivedAt] = useState(key);
  const [code, setCode] = useState<AskedCode | null>(null);
  const [refused, setRefused] = useState<Refusal>();
  useListener(line.id);
  const isOpening = useOpening(line, step, context);

  const follow = useCallback(
    (left: Left): Left => {
      setCode((before) =>
        left.to === 'code' ? { step: step.slug, isOver: false } : before && { ...before, isOver: true },
      );
      if (left.to === 'step') void navigate(stepPath(line, left.slug));
      if (left.to === 'offers') void navigate(linePath(factsOf(line.id), '/listeleme'));
      return left;
    },
    [line, navigate, step.slug],
  );
  const leave = async (values: AnswerSet) => {
    setRefused(undefined);
    return follow(await dispatch(leaveStep({ line, step, context }, values)));
  };
  const verified = async () => {
    dispatch(visitVerified({ line: line.id }));
    const left = follow(await dispatch(finishStep({ line, step, context })));
    setRefused(left.to === 'stay' ? left.refusal : undefined);
  };

  return (
    <StepFrame {...{ line, facts, step }} answers={funnel.answers} done={funnel.done}>
      {code?.step === step.slug && !code.isOver && funnel.visitId !== null ? (
        <Suspense fallback={<LookingUp />}>
          <LaterOtpPanel
            {...visitOtp(page.transport, funnel.visitId)}
            phone={formatPhone(String(funnel.answers.phoneNumber ?? ''))}
            onVerified={verified}
            onChangePhone={() => setCode({ step: step.slug, isOver: true })}
          />
        </Suspense>
      ) : isOpening ? (
        <LookingUp />
      ) : (
        <StepForm
          key={step.slug}
          {...{ line, step, context, leave, refused }}
          editing={code?.step === step.slug}
          visitId={funnel.visitId}
          answers={funnel.answers}
          widget={step.widget === undefined ? undefined : widgets[step.widget]}
          head={(errors, attempt) => (
            <StepHead {...{ facts, step, errors, attempt }} takesFocus={key !== arrivedAt || code?.isOver === true} />
          )}
        />
      )}
      {funnel.visitId !== null && funnel.savedAnswers.phoneNumber && <PassportPanel visitId={funnel.visitId} />}
      {funnel.createOfferError.status && (
        <Suspense>
          <LaterCreateOfferDialog line={line} funnel={funnel} />
        </Suspense>
      )}
    </StepFrame>
  );
}

const LookingUp = () => (
  <div role="status">
    <VisuallyHidden>{texts.lookingUp}</VisuallyHidden>
    <Stack>
      <Skeleton width="half" tall />
      <Skeleton />
      <Skeleton width="most" />
    </Stack>
  </div>
);
