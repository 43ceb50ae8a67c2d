// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.
"use strict";
export const validateObjectId = validate0;
const schema0 = {"type":"string","pattern":"^[0-9A-Fa-f]+$"};
const pattern0 = new RegExp("^[0-9A-Fa-f]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]+$"},message:"must match pattern \""+"^[0-9A-Fa-f]+$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateAlliance = validate1;
const schema1 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[0-9A-Fa-f]+$"},"name":{"type":"string"},"strength":{"type":"integer"},"bbStrength":{"type":"integer"},"leaderId":{"type":"string","pattern":"^[0-9A-Fa-f]+$"},"townIds":{"type":"array","items":{"type":"string","pattern":"^[0-9A-Fa-f]+$"}}},"required":["id","name","strength","bbStrength","leaderId","townIds"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.strength === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strength"},message:"must have required property '"+"strength"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bbStrength === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bbStrength"},message:"must have required property '"+"bbStrength"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.leaderId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaderId"},message:"must have required property '"+"leaderId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.townIds === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "townIds"},message:"must have required property '"+"townIds"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]+$"},message:"must match pattern \""+"^[0-9A-Fa-f]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.strength !== undefined){
let data2 = data.strength;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/strength",schemaPath:"#/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bbStrength !== undefined){
let data3 = data.bbStrength;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/bbStrength",schemaPath:"#/properties/bbStrength/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.leaderId !== undefined){
let data4 = data.leaderId;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err11 = {instancePath:instancePath+"/leaderId",schemaPath:"#/properties/leaderId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]+$"},message:"must match pattern \""+"^[0-9A-Fa-f]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/leaderId",schemaPath:"#/properties/leaderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.townIds !== undefined){
let data5 = data.townIds;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err13 = {instancePath:instancePath+"/townIds/" + i0,schemaPath:"#/properties/townIds/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]+$"},message:"must match pattern \""+"^[0-9A-Fa-f]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/townIds/" + i0,schemaPath:"#/properties/townIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/townIds",schemaPath:"#/properties/townIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const validateAllianceResource = validate2;
const schema2 = {"allOf":[{"$ref":"Alliance"},{"type":"object","properties":{"vulnerabilityWindow":{"type":"number","multipleOf":1}},"required":["vulnerabilityWindow"]}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vulnerabilityWindow === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "vulnerabilityWindow"},message:"must have required property '"+"vulnerabilityWindow"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.vulnerabilityWindow !== undefined){
let data0 = data.vulnerabilityWindow;
if((typeof data0 == "number") && (isFinite(data0))){
let res0;
if((1 === 0 || (res0 = data0/1, res0 !== parseInt(res0)))){
const err1 = {instancePath:instancePath+"/vulnerabilityWindow",schemaPath:"#/allOf/1/properties/vulnerabilityWindow/multipleOf",keyword:"multipleOf",params:{multipleOf: 1},message:"must be multiple of 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/vulnerabilityWindow",schemaPath:"#/allOf/1/properties/vulnerabilityWindow/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const validateAllianceArray = validate3;
const schema3 = {"type":"array","items":{"$ref":"AllianceResource"}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateAllianceEnvelope = validate4;
const schema4 = {"type":"object","properties":{"_embedded":{"type":"object","properties":{"alliances":{"$ref":"AllianceArray"}},"required":["alliances"]}},"required":["_embedded"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._embedded === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_embedded"},message:"must have required property '"+"_embedded"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data._embedded !== undefined){
let data0 = data._embedded;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.alliances === undefined){
const err1 = {instancePath:instancePath+"/_embedded",schemaPath:"#/properties/_embedded/required",keyword:"required",params:{missingProperty: "alliances"},message:"must have required property '"+"alliances"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.alliances !== undefined){
if(!(validate3(data0.alliances, {instancePath:instancePath+"/_embedded/alliances",parentData:data0,parentDataProperty:"alliances",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/_embedded",schemaPath:"#/properties/_embedded/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const validateAllianceList = validate5;
const schema5 = {"anyOf":[{"$ref":"AllianceArray"},{"$ref":"AllianceEnvelope"}]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const validateProblemDetails = validate6;
const schema6 = {"type":"object","properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},"instance":{"type":"string"},"issues":{"type":"array","items":{"type":"object","properties":{"parameter":{"type":"string"},"code":{"type":"string"},"message":{"type":"string"}}}}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err3 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.instance !== undefined){
if(typeof data.instance !== "string"){
const err4 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.issues !== undefined){
let data5 = data.issues;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.parameter !== undefined){
if(typeof data6.parameter !== "string"){
const err5 = {instancePath:instancePath+"/issues/" + i0+"/parameter",schemaPath:"#/properties/issues/items/properties/parameter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data6.code !== undefined){
if(typeof data6.code !== "string"){
const err6 = {instancePath:instancePath+"/issues/" + i0+"/code",schemaPath:"#/properties/issues/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data6.message !== undefined){
if(typeof data6.message !== "string"){
const err7 = {instancePath:instancePath+"/issues/" + i0+"/message",schemaPath:"#/properties/issues/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/issues/" + i0,schemaPath:"#/properties/issues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}

