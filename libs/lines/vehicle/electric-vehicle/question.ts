import { kaskoQuestion } from '../auto/question';
import { electricVehicleFacts } from './facts';

export const electricVehicleQuestion = kaskoQuestion(electricVehicleFacts.firstDay);
