import { Counter } from 'parts';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<Counter start={3} />);
