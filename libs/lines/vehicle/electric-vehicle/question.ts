import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { kaskoQuestion } from '../auto/question';
import { electricVehicleFacts } from './facts';
import type { form as electricVehicle } from './form';

export const electricVehicleQuestion = kaskoQuestion<AnswersOf<typeof electricVehicle>>(electricVehicleFacts.firstDay);
