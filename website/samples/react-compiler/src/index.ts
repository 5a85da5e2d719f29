export { Prices, type PricesProps } from './Prices';
