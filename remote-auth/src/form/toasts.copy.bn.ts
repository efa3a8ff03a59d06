/** The toasts of signing in and up. */

export const loginSuccessToast = { title: 'লগ-ইন হয়েছে' };
export const teamLoginSuccessToast = { title: 'টিম লগ-ইন হয়েছে' };
export const founderLoginSuccessToast = { title: 'প্রতিষ্ঠাতা লগ-ইন হয়েছে' };
export const signUpSuccessToast = {
  title: 'সাইন-আপ হয়েছে!',
  message: 'অ্যাকাউন্ট যাচাই করতে আপনার ইমেল দেখুন।',
};
export const passwordMismatchToast = {
  title: 'পাসওয়ার্ড মিলছে না',
  message: 'দুটি পাসওয়ার্ড এক নয়। আবার চেষ্টা করুন।',
};
export const staffLoginOnlyToast = {
  title: 'প্রবেশের অনুমতি নেই',
  message: 'এই লগ-ইন শুধু অনুমোদিত টিম-সদস্যদের জন্য।',
};
export const teamNotAuthorizedToast = {
  title: 'প্রবেশের অনুমতি নেই',
  message: 'টিমের অংশে ঢোকার অনুমতি আপনার নেই।',
};
export const founderRoleMismatchToast = {
  title: 'লগ-ইন হল না',
  message: 'প্রতিষ্ঠাতা আইডি বা পাসওয়ার্ড ঠিক নয়।',
};
export const employeeLoginToast = { title: 'কর্মী লগ-ইন এখনও চালু হয়নি।' };
export const loginFailedToast = {
  title: 'লগ-ইন হল না',
  message: 'ইমেল বা পাসওয়ার্ড ঠিক নয়। আবার চেষ্টা করুন।',
};
export const loginUnavailableToast = {
  title: 'লগ-ইন হল না',
  message: 'পরিষেবাটি এই মুহূর্তে পাওয়া যাচ্ছে না। আবার চেষ্টা করুন।',
};
export const signUpFailedToast = {
  title: 'সাইন-আপ হল না',
  message: 'অ্যাকাউন্ট খোলা গেল না। আবার চেষ্টা করুন।',
};
