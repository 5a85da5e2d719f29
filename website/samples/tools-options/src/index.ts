import schema from './user.graphql';
import './style.css';

export const query = schema;
