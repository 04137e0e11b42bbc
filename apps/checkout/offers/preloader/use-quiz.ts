import { createClient } from '@emsal/api/client';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { useEffect, useState } from 'react';

const quizCall = 'GET quoterequestapi/offer/GetWaitingQuiz/{visitId}';
export type QuizQuestion = OutputOf<typeof quizCall>[number];

/** Questions about the visit's line; empty while they are loading. */
export function useQuiz(visitId: VisitId): readonly QuizQuestion[] {
  const { transport } = usePage();
  const [questions, setQuestions] = useState<readonly QuizQuestion[]>([]);
  useEffect(() => {
    void createClient(transport).lookup(quizCall, { visitId }).then(setQuestions);
  }, [transport, visitId]);
  return questions;
}
