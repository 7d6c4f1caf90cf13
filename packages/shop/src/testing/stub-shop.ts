export { cartAnswer, type ShopCall, settle, stubShop } from '../../../../fixtures/stub-shop.ts';
