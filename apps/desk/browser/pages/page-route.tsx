/** Opens the page that the address names, or a new one. */
import { useNavigate, useParams } from 'react-router';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import { emptyDocument } from './page-draft';
import { PageEditor } from './page-editor';

const newPage = 'yeni';

function ExistingPage({ id }: { id: string }) {
  const { result: page, failure, reload } = useCall('GET pages/{id}', { id });
  const choices = useCall('GET pages/choices', {});
  if (!page || !choices.result)
    return <Waiting failure={failure ?? choices.failure} onAgain={() => (reload(), choices.reload())} />;
  return (
    <PageEditor
      key={id}
      page={page}
      document={page.document}
      choices={choices.result}
      onCreated={() => undefined}
      onSaved={reload}
    />
  );
}

function NewPage() {
  const navigate = useNavigate();
  const { result: choices, failure, reload } = useCall('GET pages/choices', {});
  if (!choices) return <Waiting failure={failure} onAgain={reload} />;
  return (
    <PageEditor
      document={emptyDocument}
      choices={choices}
      onCreated={(id) => void navigate(`/sayfalar/${id}`)}
      onSaved={() => undefined}
    />
  );
}

export function PageRoute() {
  const { id = newPage } = useParams();
  return id === newPage ? <NewPage /> : <ExistingPage id={id} />;
}
