/**
 * The messages that clients match on, letter for letter, as the contract writes them down in §3.3, with the category
 * that each is told under. Words in angle brackets differ from call to call; `payload` stands for an entry of a list of
 * errors inside the answer.
 */
export type Category =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists'
  | 'payload'

export const messagesOfCarts = {
  'Could not find a cart with ID "<id>"': 'graphql-no-such-entity',
  'The current user cannot perform operations on cart "<id>"': 'graphql-authorization',
  "The cart isn't active.": 'graphql-no-such-entity',
  'Current user does not have an active cart.': 'graphql-no-such-entity',
  'Wrong store code specified for cart "<id>"': 'graphql-no-such-entity',
  'Required parameter "cart_id" is missing': 'graphql-input',
  "Use 'Query.customerCart' for logged in customer.": 'graphql-already-exists',
  'Cart with ID "<id>" already exists.': 'graphql-already-exists',
  'Cart ID length should to be 32 symbols.': 'graphql-input',
  "Cart doesn't contain the <id> item.": 'graphql-input',
  'Could not find a product with SKU "<sku>"': 'payload',
  'Product that you are trying to add is not available.': 'payload',
  'This product is out of stock.': 'payload',
  'The requested qty is not available': 'payload',
  "The product's required option(s) weren't entered. Make sure the options are entered and try again.":
    'payload',
  "The coupon code isn't valid. Verify the code and try again.": 'graphql-no-such-entity',
  'A coupon is already applied to the cart. Please remove it to apply another': 'graphql-input',
  'Cart does not contain products.': 'graphql-no-such-entity',
  "The gift card code couldn't be added. Verify your information and try again.": 'graphql-input',
  "The gift card couldn't be deleted from the quote.": 'graphql-input',
  'Gift card not found': 'graphql-no-such-entity',
} as const satisfies Record<string, Category>

export const messagesOfTheCheckout = {
  'Invalid email format': 'graphql-input',
  'The request is not allowed for logged in customers': 'graphql-input',
  'You cannot specify multiple shipping addresses.': 'graphql-input',
  'The shipping address must contain either "customer_address_id" or "address".': 'graphql-input',
  'The shipping address cannot contain "customer_address_id" and "address" at the same time.':
    'graphql-input',
  'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".':
    'graphql-input',
  'The billing address cannot contain "customer_address_id" and "address" at the same time.': 'graphql-input',
  'Could not use the "same_as_shipping" option, because the shipping address has not been set.':
    'graphql-input',
  'Carrier with such method not found: <carrier>, <method>': 'graphql-input',
  'You cannot specify multiple shipping methods.': 'graphql-input',
  "The shipping method can't be set for an empty cart. Add an item to cart and try again.": 'graphql-input',
  'The requested Payment Method is not available.': 'graphql-input',
  'The shipping address is missing. Set the address and try again.': 'graphql-input',
  'Required parameter "code" for "payment_method" is missing.': 'graphql-input',
  'Guest email for cart is missing.': 'payload',
  "Unable to place order: Some addresses can't be used due to the configurations for specific countries.":
    'payload',
  'Unable to place order: The shipping method is missing. Select the shipping method and try again.':
    'payload',
  'Unable to place order: Please check the billing address information.': 'payload',
  'Unable to place order: Enter a valid payment method and try again.': 'payload',
  // The sentence that clients look for, then what exactly is wrong.
  'Unable to place order: Some of the products are out of stock. <detail>': 'payload',
} as const satisfies Record<string, Category>

export const messagesOfCustomers = {
  "The current customer isn't authorized.": 'graphql-authorization',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'graphql-authentication',
  "This account isn't confirmed. Verify and try again.": 'graphql-authentication',
  'A customer with the same email address already exists in an associated website.': 'graphql-input',
  '"<value>" is not a valid email address.': 'graphql-input',
  'Required parameters are missing: First Name, Last Name': 'graphql-input',
  'Invalid login or password.': 'graphql-authentication',
  'The account is locked.': 'graphql-authentication',
  "Cannot set the customer's password": 'graphql-input',
  'You must specify an email address.': 'graphql-input',
  'The email address has an invalid format.': 'graphql-input',
  'resetPasswordToken must be specified': 'graphql-input',
  'newPassword must be specified': 'graphql-input',
  'This address is set as default address and can not be deleted.': 'graphql-input',
  // Also for another customer's address: the contract's own sentence for that would tell which ids exist.
  'Could not find a address with ID "<id>"': 'graphql-no-such-entity',
  'The confirmation token is invalid. Verify the token and try again.': 'graphql-input',
  'The account is already active.': 'graphql-input',
  "Confirmation isn't needed.": 'graphql-input',
} as const satisfies Record<string, Category>

export const messagesOfTheShop = {
  'Requested store is not found': 'graphql-input',
  'Enter a valid email address.': 'graphql-input',
  'This email address is already subscribed.': 'graphql-already-exists',
  'pageSize value must be greater than 0.': 'graphql-input',
  'currentPage value must be greater than 0.': 'graphql-input',
  'currentPage value <page> specified is greater than the <pages> page(s) available.': 'graphql-input',
  "'search' or 'filter' input argument is required.": 'graphql-input',
  'The CMS page with the "<id>" ID doesn\'t exist.': 'graphql-no-such-entity',
  'The CMS block with the "<id>" ID doesn\'t exist.': 'graphql-no-such-entity',
  "The country isn't available.": 'graphql-no-such-entity',
  'ReCaptcha validation failed, please try again': 'graphql-input',
} as const satisfies Record<string, Category>
