// Generated from spec/actions/catalogue.json by `paramsmith generate`. Do not edit.

import { jsonModule } from "../paraminfo/json.js";
import { mainModule } from "../paraminfo/main.js";
import { queryModule } from "../paraminfo/query.js";
import type { AnyModule, FetchHandler, HandlerOf } from "paramsmith/server";
import { allRules, catalogueHandler } from "paramsmith/server";
import { acquiretempusernameModule } from "./acquiretempusername.js";
import { blockModule } from "./block.js";
import { changeauthenticationdataModule } from "./changeauthenticationdata.js";
import { changecontentmodelModule } from "./changecontentmodel.js";
import { checktokenModule } from "./checktoken.js";
import { clearhasmsgModule } from "./clearhasmsg.js";
import { clientloginModule } from "./clientlogin.js";
import { compareModule } from "./compare.js";
import { createaccountModule } from "./createaccount.js";
import { cspreportModule } from "./cspreport.js";
import { delete_Module } from "./delete.js";
import { editModule } from "./edit.js";
import { emailuserModule } from "./emailuser.js";
import { expandtemplatesModule } from "./expandtemplates.js";
import { feedcontributionsModule } from "./feedcontributions.js";
import { feedrecentchangesModule } from "./feedrecentchanges.js";
import { feedwatchlistModule } from "./feedwatchlist.js";
import { filerevertModule } from "./filerevert.js";
import { helpModule } from "./help.js";
import { imagerotateModule } from "./imagerotate.js";
import { import_Module } from "./import.js";
import { linkaccountModule } from "./linkaccount.js";
import { loginModule } from "./login.js";
import { logoutModule } from "./logout.js";
import { managetagsModule } from "./managetags.js";
import { mergehistoryModule } from "./mergehistory.js";
import { moveModule } from "./move.js";
import { opensearchModule } from "./opensearch.js";
import { optionsModule } from "./options_.js";
import { paraminfoModule } from "./paraminfo.js";
import { parseModule } from "./parse.js";
import { patrolModule } from "./patrol.js";
import { protectModule } from "./protect.js";
import { purgeModule } from "./purge.js";
import { removeauthenticationdataModule } from "./removeauthenticationdata.js";
import { resetpasswordModule } from "./resetpassword.js";
import { revisiondeleteModule } from "./revisiondelete.js";
import { rollbackModule } from "./rollback.js";
import { rsdModule } from "./rsd.js";
import { setnotificationtimestampModule } from "./setnotificationtimestamp.js";
import { setpagelanguageModule } from "./setpagelanguage.js";
import { stasheditModule } from "./stashedit.js";
import { tagModule } from "./tag.js";
import { unblockModule } from "./unblock.js";
import { undeleteModule } from "./undelete.js";
import { unlinkaccountModule } from "./unlinkaccount.js";
import { uploadModule } from "./upload.js";
import { userrightsModule } from "./userrights.js";
import { validatepasswordModule } from "./validatepassword.js";
import { watchModule } from "./watch.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface ActionsHandlers {
  readonly acquiretempusername: HandlerOf<typeof acquiretempusernameModule>;
  readonly block: HandlerOf<typeof blockModule>;
  readonly changeauthenticationdata: HandlerOf<typeof changeauthenticationdataModule>;
  readonly changecontentmodel: HandlerOf<typeof changecontentmodelModule>;
  readonly checktoken: HandlerOf<typeof checktokenModule>;
  readonly clearhasmsg: HandlerOf<typeof clearhasmsgModule>;
  readonly clientlogin: HandlerOf<typeof clientloginModule>;
  readonly compare: HandlerOf<typeof compareModule>;
  readonly createaccount: HandlerOf<typeof createaccountModule>;
  readonly cspreport: HandlerOf<typeof cspreportModule>;
  readonly delete_: HandlerOf<typeof delete_Module>;
  readonly edit: HandlerOf<typeof editModule>;
  readonly emailuser: HandlerOf<typeof emailuserModule>;
  readonly expandtemplates: HandlerOf<typeof expandtemplatesModule>;
  readonly feedcontributions: HandlerOf<typeof feedcontributionsModule>;
  readonly feedrecentchanges: HandlerOf<typeof feedrecentchangesModule>;
  readonly feedwatchlist: HandlerOf<typeof feedwatchlistModule>;
  readonly filerevert: HandlerOf<typeof filerevertModule>;
  readonly help: HandlerOf<typeof helpModule>;
  readonly imagerotate: HandlerOf<typeof imagerotateModule>;
  readonly import_: HandlerOf<typeof import_Module>;
  readonly linkaccount: HandlerOf<typeof linkaccountModule>;
  readonly login: HandlerOf<typeof loginModule>;
  readonly logout: HandlerOf<typeof logoutModule>;
  readonly managetags: HandlerOf<typeof managetagsModule>;
  readonly mergehistory: HandlerOf<typeof mergehistoryModule>;
  readonly move: HandlerOf<typeof moveModule>;
  readonly opensearch: HandlerOf<typeof opensearchModule>;
  readonly options: HandlerOf<typeof optionsModule>;
  readonly paraminfo: HandlerOf<typeof paraminfoModule>;
  readonly parse: HandlerOf<typeof parseModule>;
  readonly patrol: HandlerOf<typeof patrolModule>;
  readonly protect: HandlerOf<typeof protectModule>;
  readonly purge: HandlerOf<typeof purgeModule>;
  readonly removeauthenticationdata: HandlerOf<typeof removeauthenticationdataModule>;
  readonly resetpassword: HandlerOf<typeof resetpasswordModule>;
  readonly revisiondelete: HandlerOf<typeof revisiondeleteModule>;
  readonly rollback: HandlerOf<typeof rollbackModule>;
  readonly rsd: HandlerOf<typeof rsdModule>;
  readonly setnotificationtimestamp: HandlerOf<typeof setnotificationtimestampModule>;
  readonly setpagelanguage: HandlerOf<typeof setpagelanguageModule>;
  readonly stashedit: HandlerOf<typeof stasheditModule>;
  readonly tag: HandlerOf<typeof tagModule>;
  readonly unblock: HandlerOf<typeof unblockModule>;
  readonly undelete: HandlerOf<typeof undeleteModule>;
  readonly unlinkaccount: HandlerOf<typeof unlinkaccountModule>;
  readonly upload: HandlerOf<typeof uploadModule>;
  readonly userrights: HandlerOf<typeof userrightsModule>;
  readonly validatepassword: HandlerOf<typeof validatepasswordModule>;
  readonly watch: HandlerOf<typeof watchModule>;
}

/** The modules by builder name, for parsing requests. */
export const actionsApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  acquiretempusername: acquiretempusernameModule,
  block: blockModule,
  changeauthenticationdata: changeauthenticationdataModule,
  changecontentmodel: changecontentmodelModule,
  checktoken: checktokenModule,
  clearhasmsg: clearhasmsgModule,
  clientlogin: clientloginModule,
  compare: compareModule,
  createaccount: createaccountModule,
  cspreport: cspreportModule,
  delete_: delete_Module,
  edit: editModule,
  emailuser: emailuserModule,
  expandtemplates: expandtemplatesModule,
  feedcontributions: feedcontributionsModule,
  feedrecentchanges: feedrecentchangesModule,
  feedwatchlist: feedwatchlistModule,
  filerevert: filerevertModule,
  help: helpModule,
  imagerotate: imagerotateModule,
  import_: import_Module,
  linkaccount: linkaccountModule,
  login: loginModule,
  logout: logoutModule,
  managetags: managetagsModule,
  mergehistory: mergehistoryModule,
  move: moveModule,
  opensearch: opensearchModule,
  options: optionsModule,
  paraminfo: paraminfoModule,
  parse: parseModule,
  patrol: patrolModule,
  protect: protectModule,
  purge: purgeModule,
  removeauthenticationdata: removeauthenticationdataModule,
  resetpassword: resetpasswordModule,
  revisiondelete: revisiondeleteModule,
  rollback: rollbackModule,
  rsd: rsdModule,
  setnotificationtimestamp: setnotificationtimestampModule,
  setpagelanguage: setpagelanguageModule,
  stashedit: stasheditModule,
  tag: tagModule,
  unblock: unblockModule,
  undelete: undeleteModule,
  unlinkaccount: unlinkaccountModule,
  upload: uploadModule,
  userrights: userrightsModule,
  validatepassword: validatepasswordModule,
  watch: watchModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createActionsHandler(handlers: Partial<ActionsHandlers>): FetchHandler {
  return catalogueHandler(actionsApi, allRules, handlers);
}
