import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Badge } from 'sample-react-badge';

createRoot(document.getElementById('root')).render(createElement(Badge, { tone: 'warn' }, 'New'));
