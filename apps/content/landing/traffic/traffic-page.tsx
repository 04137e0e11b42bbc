import { LandingPage } from '../landing-page';
import { trafficLanding } from './traffic-landing';

export const Component = () => <LandingPage landing={trafficLanding} />;
