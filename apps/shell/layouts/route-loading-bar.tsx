/** Shows the loading bar during a slow navigation (spec member 4). */
import { useNavigation } from '@emsal/platform/host-router';
import { LoadingBar } from '@emsal/ui/loading-bar/loading-bar';

export const RouteLoadingBar = () => <LoadingBar active={useNavigation().state !== 'idle'} />;
