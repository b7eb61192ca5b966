import type * as t from './gen/types.gen.ts';
import * as v from './gen/app/valibot.gen.ts';
import { operation, rowByRow, withBody } from './operation.ts';

const withoutToken = { authenticated: false };
const withBodyWithoutToken = { body: true, authenticated: false };

/** The calls of sellers, by their operationId. */
export const appOperations = {
  /** Sends a sign-in code; with `channel`, a valid code over that channel as well. */
  sendOtp: operation<t.SendOtpData>()('POST', '/auth/send-otp', v.vSendOtpResponse, withBodyWithoutToken),
  /** Exchanges the code for a user and a token. */
  verifyOtp: operation<t.VerifyOtpData>()('POST', '/auth/verify-otp', v.vVerifyOtpResponse, withBodyWithoutToken),
  /** The user of the token. */
  checkLogin: operation<t.CheckLoginData>()('POST', '/auth/check-login', v.vCheckLoginResponse, withBody),
  /** Ends the session on the server. */
  logout: operation<t.LogoutData>()('POST', '/auth/logout', v.vLogoutResponse, withBody),
  /** The consent of the identity verification, and the caller's verification that has begun. */
  getIdentity: operation<t.GetIdentityData>()('GET', '/kyc', v.vGetIdentityResponse),
  /** Asks for the result of a verification by redirect or waiting. 409 if the number belongs to another account. */
  checkIdentity: operation<t.CheckIdentityData>()('POST', '/kyc/check', v.vCheckIdentityResponse, withBody),
  /** Begins to verify an identity by its Aadhaar number: by a code, on the provider's page, or by waiting. */
  requestAadhaarOtp: operation<t.RequestAadhaarOtpData>()(
    'POST',
    '/kyc/requestOTP',
    v.vRequestAadhaarOtpResponse,
    withBody,
  ),
  /** Verifies the identity with the code and the token of the request. */
  submitAadhaarOtp: operation<t.SubmitAadhaarOtpData>()(
    'POST',
    '/kyc/submitOTP',
    v.vSubmitAadhaarOtpResponse,
    withBody,
  ),
  /** Saves the basic details. */
  updateDetails: operation<t.UpdateDetailsData>()('PUT', '/user/update-details', v.vUpdateDetailsResponse, withBody),
  /** Switches the messages about the caller's orders on or off. */
  updateNotifications: operation<t.UpdateNotificationsData>()(
    'PUT',
    '/user/notifications',
    v.vUpdateNotificationsResponse,
    withBody,
  ),
  /** The price of one USDT by quantity. */
  getPriceRanges: operation<t.GetPriceRangesData>()('GET', '/sell/price-ranges', v.vGetPriceRangesResponse),
  /** The networks for deposits. */
  getNetworks: rowByRow('networks', operation<t.GetNetworksData>()('GET', '/sell/networks', v.vGetNetworksResponse)),
  /** How long payouts usually take, by method. */
  getPayoutTimes: operation<t.GetPayoutTimesData>()('GET', '/sell/payout-times', v.vGetPayoutTimesResponse),
  /** What the operator has paused, with the reasons. */
  getPauses: rowByRow('networks', operation<t.GetPausesData>()('GET', '/sell/pauses', v.vGetPausesResponse)),
  /** The caller's payment accounts. */
  getBanks: rowByRow('banks', operation<t.GetBanksData>()('GET', '/bank/get', v.vGetBanksResponse)),
  /** Saves a payment account; answers with all of them. */
  addBank: rowByRow('banks', operation<t.AddBankData>()('POST', '/bank/add', v.vAddBankResponse, withBody)),
  /** Changes a payment account; answers with all of them. */
  updateBank: rowByRow('banks', operation<t.UpdateBankData>()('PUT', '/bank/{id}', v.vUpdateBankResponse, withBody)),
  /** Removes a payment account; answers with the others. 409 while an order is to be paid to it: see `openOrderIdOf`. */
  deleteBank: rowByRow('banks', operation<t.DeleteBankData>()('DELETE', '/bank/{id}', v.vDeleteBankResponse)),
  /** Makes a payment account the one that is chosen first; answers with all of them. */
  makeDefaultBank: rowByRow(
    'banks',
    operation<t.MakeDefaultBankData>()('POST', '/bank/{id}/default', v.vMakeDefaultBankResponse),
  ),
  /** Opens an order. 409 while another is pending: see `pendingOrderIdOf`; or while sales are paused. */
  createOrder: operation<t.CreateOrderData>()('POST', '/sell/create-order', v.vCreateOrderResponse, withBody),
  /** One order. */
  getOrder: operation<t.GetOrderData>()('GET', '/sell/orders/{id}', v.vGetOrderResponse),
  /** The caller's pending order, or null. */
  getActiveOrder: operation<t.GetActiveOrderData>()('GET', '/sell/orders/active', v.vGetActiveOrderResponse),
  /** Cancels a pending order. 409 once a deposit was seen: see `currentOrderOf`. */
  cancelOrder: operation<t.CancelOrderData>()('POST', '/sell/orders/{id}/cancel', v.vCancelOrderResponse),
  /** Chooses another account for a payout that was refused. 409 while it is under way: see `currentOrderOf`. */
  choosePayoutAccount: operation<t.ChoosePayoutAccountData>()(
    'POST',
    '/sell/orders/{id}/payout-account',
    v.vChoosePayoutAccountResponse,
    withBody,
  ),
  /** Link to the proof of payment of a completed order; asked again, the same link. 409 for any other order: see `currentOrderOf`. */
  makeProof: operation<t.MakeProofData>()('POST', '/sell/orders/{id}/proof', v.vMakeProofResponse),
  /** Revokes the link to the proof of payment. */
  revokeProof: operation<t.RevokeProofData>()('DELETE', '/sell/orders/{id}/proof', v.vRevokeProofResponse),
  /** One page of orders, newest first; fewer than `limit` rows means the end. */
  getHistory: rowByRow('data', operation<t.GetHistoryData>()('POST', '/history/{page}/{limit}', v.vGetHistoryResponse)),
  /** The caller's own profile. */
  getProfile: operation<t.GetProfileData>()('POST', '/profile', v.vGetProfileResponse),
  /** The profile of a user, as far as the caller may see it. */
  getProfileById: operation<t.GetProfileByIdData>()('POST', '/profile/{userId}', v.vGetProfileByIdResponse),
  /** The caller's wallet: balance, entries and withdrawals. */
  getWallet: rowByRow('data.entries', operation<t.GetWalletData>()('GET', '/wallet', v.vGetWalletResponse)),
  /** Requests a withdrawal from the wallet. */
  requestWithdrawal: operation<t.RequestWithdrawalData>()(
    'POST',
    '/wallet/withdrawals',
    v.vRequestWithdrawalResponse,
    withBody,
  ),
  /** Whether the server is a sandbox; 404 if not. */
  getSandbox: operation<t.GetSandboxData>()('GET', '/sandbox', v.vGetSandboxResponse, withoutToken),
  /** The messages sent to a number, newest first (sandbox). */
  getSandboxMessages: rowByRow(
    'messages',
    operation<t.GetSandboxMessagesData>()('GET', '/sandbox/messages', v.vGetSandboxMessagesResponse, withoutToken),
  ),
  /** Pays an order's deposit address on the simulated chain (sandbox). */
  paySandboxDeposit: operation<t.PaySandboxDepositData>()(
    'POST',
    '/sandbox/orders/{id}/deposit',
    v.vPaySandboxDepositResponse,
    withBody,
  ),
};
